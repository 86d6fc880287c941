// A line on its way to become a row, with what is wrong with it.
import { newId } from '../../../../kit/ids.ts'
import type { FieldErrors } from '../../../../kit/problems.ts'
import type { Say } from '../../../../kit/sentences.ts'
import { findField, type Register, writable } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Field } from '../../../fields/field.ts'
import { schemasOf } from '../../../fields/schemas-of-kinds.ts'
import type { Write } from '../../../server/extension.ts'
import type { Line } from '../../history/lines.ts'
import type { NearValue } from '../contract.ts'
import type { Mapping } from '../guess.ts'
import { type Mending, mended } from '../mending.ts'
import type { SheetTable } from './read-table.ts'

export type RowDraft = {
  line: number
  id: string
  name: string
  values: Record<string, unknown>
  errors: FieldErrors
  /** What its cells say, as it was mended, by field. */
  cells: Readonly<Record<string, string>>
  /** What was most likely meant, by field. */
  near: Record<string, NearValue[]>
  /** A row has its unique value already, in this field; the draft has that row's id. */
  twin?: string
  /** Nothing is done with it: it is passed over, or the row says the same. */
  passed?: 'skip' | 'same'
  /** What became of the row that is there. */
  change?: Write
  /** What that changes, in words. */
  lines?: Line[]
  /** Lines of the same file that it points at, by the field. */
  refs: { field: string; to: RowDraft; first: boolean }[]
}

/** The field says one thing, and most likely means another. */
export function suggest(draft: RowDraft, field: string, said: string, near: string): void {
  draft.near[field] = [...(draft.near[field] ?? []), { said, near }]
}

export function blame(draft: RowDraft, field: string, message: string): void {
  const told = draft.errors[field] ?? []
  if (!told.includes(message)) draft.errors[field] = [...told, message]
}

export const isFaulty = ({ errors, passed }: RowDraft): boolean =>
  passed === undefined && Object.keys(errors).length > 0

type Reader = (name: string, text: string) => unknown

/** Reads a cell in whichever of the languages it makes sense; the same words are read once. */
function readerOf(register: Register, sayers: readonly Say[]): Reader {
  const known = new Map<string, unknown>()
  const read = (field: Field, text: string) => {
    const kind = kindOf(field)
    const readings = sayers.map((say) => kind.fromText(text, field, say))
    if (kind.points !== undefined) return readings[0]
    const schema = schemasOf(field).written(field)
    return readings.find((value) => schema.safeParse(value).success) ?? readings[0]
  }
  return (name, text) => {
    const field = findField(register, name)
    if (field === undefined) return text
    // Free words are seldom said twice, and are no value of another language.
    if (kindOf(field).filter === 'text') return kindOf(field).fromText(text, field, (said) => said)
    const key = `${name}\n${text}`
    if (!known.has(key)) known.set(key, read(field, text))
    return known.get(key)
  }
}

/** The fields that name a line; a name that the server makes comes from those that are required. */
function namingOf(register: Register): string[] {
  const named = findField(register, register.named)
  if (named?.readOnly !== true) return [register.named]
  return writable(register)
    .filter(([, field]) => field.kind === 'text' && field.required === true)
    .map(([name]) => name)
}

export function draftsOf(
  register: Register,
  { headings, lines }: SheetTable,
  { mapping, mending }: { mapping: Mapping; mending: Mending },
  sayers: readonly Say[],
): RowDraft[] {
  const read = readerOf(register, sayers)
  const filled = headings.flatMap((heading, n) => {
    const name = mapping[heading]
    if (name === null || name === undefined) return []
    const field = findField(register, name)
    return [{ n, name, several: field !== undefined && kindOf(field).many === true }]
  })
  const naming = namingOf(register)
  return lines.map(({ line, cells }) => {
    const values: Record<string, unknown> = {}
    const said: Record<string, string> = {}
    for (const { n, name, several } of filled) {
      const given = mended(mending, { line, field: name, several }, cells[n] ?? '')
      const text = given.trim().replaceAll('\r\n', '\n')
      said[name] = text
      if (text !== '') values[name] = read(name, text)
    }
    const name = naming
      .map((field) => String(values[field] ?? ''))
      .join(' ')
      .trim()
    return { line, id: newId(), name, values, errors: {}, cells: said, near: {}, refs: [] }
  })
}
