// Which columns a list can show, and which it shows.

import type { State } from '../../../capabilities/list/contract.ts'
import { columnNamed } from '../../../columns.ts'
import { fieldsIn, labelOf, type Register } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Field } from '../../../fields/field.ts'

export type ListColumn = {
  name: string
  field: Field
  /** In English. */
  label: string
  sorts: boolean
}

const keptIn = (register: Register, state: State) => {
  const names = ['created_at', 'updated_at']
  if (register.capabilities.includes('complete') && state !== 'active') names.push('completed_at')
  if (state === 'deleted') names.push('archived_at', 'archived_reason')
  return names.flatMap((name) => {
    const field = columnNamed(register, name)
    return field === undefined ? [] : [[name, field] as const]
  })
}

/** Everything a list of this state can show, the name first. */
export function columnsFor(register: Register, state: State): ListColumn[] {
  const own = fieldsIn(register).filter(
    ([name, field]) => name !== register.within && field.kind !== 'own-values',
  )
  const first = own.filter(([name]) => name === register.named)
  const rest = own.filter(([name]) => name !== register.named)
  return [...first, ...rest, ...keptIn(register, state)].map(([name, field]) => ({
    name,
    field,
    label: labelOf(name, field),
    sorts: kindOf(field).sorts && name !== 'archived_reason',
  }))
}

/** Lists of completed and archived rows show when and why, before what gives way where there is no room. */
const added: Record<State, readonly string[]> = {
  active: [],
  completed: ['completed_at'],
  deleted: ['archived_at', 'archived_reason'],
}

/** The chosen columns that there are, in their order; what names a row is always the first. */
export function chosenColumns(
  register: Register,
  state: State,
  chosen: readonly string[] | null,
): ListColumn[] {
  const all = columnsFor(register, state)
  const wanted = [register.named, ...added[state], ...(chosen ?? register.list)]
  return [...new Set(wanted)].flatMap((name) => all.find((column) => column.name === name) ?? [])
}
