import type { AnyRow, Register } from '../../define.ts'
import { fieldOf } from '../../define.ts'
import type { Section } from '../form/sections.ts'
import { isEmpty } from '../form/values.ts'

/** What the list says of a row and its form does not ask for, with what the row lies within: first. */
export function glanceAt(
  register: Register,
  row: AnyRow,
  sections: readonly Section[],
  title: string,
): Section[] {
  const elsewhere = new Set([register.named, ...sections.flatMap(({ names }) => names)])
  const within = register.within === undefined ? [] : [register.within]
  const names = [...new Set([...within, ...register.list])].filter(
    (name) => !elsewhere.has(name) && !isEmpty(fieldOf(register, name), row[name]),
  )
  return names.length === 0 ? [] : [{ id: 'section-glance', title, names }]
}
