import { numberFrom } from '../../comparing.ts'
import type { Answer } from '../../contract.ts'
import { isRecord } from '../../plain.ts'
import { limitFaults } from '../faults.ts'
import type { FieldType } from '../field-type.ts'
import { info } from '../info.ts'
import { idList } from './several.ts'

/** Something with parts, that is there or is not: nothing else is asked of it. */
export const whole = (
  name: string,
  expected: string,
  answer: FieldType['answer'] = (given) =>
    isRecord(given) ? (Object.keys(given).length > 0 ? given : null) : undefined,
): FieldType => {
  const { answerable: _, ...nothing } = info
  return { ...nothing, name, expected, answer, family: name }
}

/** As many as the field's limits say. */
const counted: FieldType['faults'] = (answer, { field }) => {
  const count = (answer as readonly Answer[]).length
  const [least, most] = [field.min, field.max].map(numberFrom)
  return limitFaults(count, least, most)
}

/** A list of files, by their ids. */
export const attachments = (name: string): FieldType => ({
  ...whole(name, 'a list of files', idList),
  faults: counted,
})

/** A list of things with parts. */
export const records = (name: string): FieldType => ({
  ...whole(name, 'a list', (given) => {
    if (!Array.isArray(given) || !given.every(isRecord)) return undefined
    return given.length > 0 ? given : null
  }),
  faults: counted,
})
