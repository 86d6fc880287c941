// In tests each answer of a statement is held against the shape that was said of it: its columns, their types,
// and where nothing may stand.
import type { RowShape } from '../row.ts'
import { kindOfType } from './kinds.ts'

type Answer = {
  fields: readonly { name: string; dataTypeID: number }[]
  rows: readonly Record<string, unknown>[]
}

let checking = false

/** Once for the process: costs time that only tests have. */
export function checkRows(): void {
  checking = true
}

function faultsOf(shape: RowShape, { fields, rows }: Answer): string[] {
  return Object.entries(shape).flatMap(([name, column]) => {
    const [kind, empty] =
      typeof column === 'string'
        ? [column.replace('?', ''), column.endsWith('?')]
        : [column.kind, true]
    const field = fields.find((each) => each.name === name)
    if (field === undefined) return [`${name} is not answered`]
    const found = kindOfType(field.dataTypeID)
    if (found !== kind) return [`${name} is ${found ?? `type ${field.dataTypeID}`}, not ${kind}`]
    return !empty && rows.some((one) => one[name] === null) ? [`${name} is null`] : []
  })
}

export function checkAnswer(shape: RowShape, answer: Answer): void {
  if (!checking) return
  const faults = faultsOf(shape, answer)
  if (faults.length > 0) throw new Error(`What a statement answers: ${faults.join('; ')}.`)
}
