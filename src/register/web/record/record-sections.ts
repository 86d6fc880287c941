import { type AnyRow, fieldOf, type Register, stored } from '../../define.ts'
import { isEmpty } from '../../fields/sendable.ts'
import type { RegisterWeb } from '../extension.ts'
import { type FieldSection, sectionsOf } from '../form/fields/sections.ts'

/** Who did something with the row, and when, as the server noted it. */
const noted = (register: Register): string[] =>
  stored(register)
    .filter(([, { readOnly, kind }]) => readOnly === true && (kind === 'person' || kind === 'date'))
    .map(([name]) => name)

/** The columns of the list that the form does not ask for, the row's container, and what was noted of it. */
function glanceAt(register: Register, row: AnyRow, asked: readonly FieldSection[]): string[] {
  const elsewhere = new Set(asked.flatMap(({ names }) => names))
  const within = register.within === undefined ? [] : [register.within]
  return [...new Set([...within, ...register.list, ...noted(register)])].filter(
    (name) => !elsewhere.has(name) && !isEmpty(fieldOf(register, name), row[name]),
  )
}

/** The facts of a row, grouped as its form groups them; its name stands above them all. */
export function recordSections(
  register: Register,
  web: RegisterWeb,
  row: AnyRow,
  glance: string,
  hidden: ReadonlySet<string>,
): FieldSection[] {
  const asked = sectionsOf({ register, web, row, hidden })
  return [{ id: 'section-glance', title: glance, names: glanceAt(register, row, asked) }, ...asked]
    .map((section) => ({
      ...section,
      names: section.names.filter((name) => name !== register.named),
    }))
    .filter(({ names }) => names.length > 0)
}
