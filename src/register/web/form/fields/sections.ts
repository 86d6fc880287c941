// Which fields a form shows, section by section.
import type { Text } from '../../../../kit/web/language/catalogue.ts'
import { type AnyRow, fieldOf, type Register } from '../../../define.ts'
import type { Field } from '../../../fields/field.ts'
import type { RegisterWeb } from '../../extension.ts'
import { hasInput } from '../../input/has-input.ts'

export type FieldSection = { id: string; title: string; names: readonly string[] }

/** Set by the server: shown of a row that is there, never asked for. */
export const isFixed = (field: Field): boolean =>
  field.readOnly === true || field.computed === true || field.kind === 'instant'

const wide = new Set([
  'long-text',
  'rich-text',
  'content',
  'address',
  'rows',
  'files',
  'choices',
  'rights',
  'audience',
])
/** Takes the whole width of a section. */
export const isWide = (field: Field): boolean => wide.has(field.kind)

type Shown = {
  register: Register
  web: RegisterWeb
  row: AnyRow | undefined
  hidden: ReadonlySet<string>
}

function isShown({ register, web, row, hidden }: Shown, name: string): boolean {
  const field = fieldOf(register, name)
  // A field whose value is in the address is not asked for.
  if (hidden.has(name) || register.within === name) return false
  if (web.inputs?.[name] !== undefined) return true
  return isFixed(field) ? row !== undefined : hasInput(field.kind)
}

/** More sections than this have a list of them. */
const fewSections = 3
export const withLinksTo = (sections: readonly FieldSection[]): boolean =>
  sections.length > fewSections

/** Where what stands under the form of a row is found: the register's panels, its history last. */
export const panelId = (at: number): string => `panel-${at + 1}`
export const historyId = 'history'

/** The sections that have anything to show. */
export const sectionsOf = (shown: Shown): FieldSection[] =>
  shown.register.form
    .map(([title, names], at) => ({
      id: `section-${at + 1}`,
      title,
      names: names.filter((name) => isShown(shown, name)),
    }))
    .filter(({ names }) => names.length > 0)

/** What stands under a row that is there, in the order of the page. */
export const placesBelow = (web: RegisterWeb, text: Text) => [
  ...(web.panels ?? []).map(({ title }, at) => ({ id: panelId(at), title })),
  { id: historyId, title: text('history_title') },
]
