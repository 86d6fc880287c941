// Fields that point at a row elsewhere. What they point at travels as { id, name }; a save may send
// that, or the id alone.
import { type Field, type FieldFacts, fieldsOf, fieldsWith, type Kind } from './field.ts'

export type Pointed = { id: string; name: string }
export type PointedFile = Pointed & { mime: string; bytes: number }

/** `to`: the name of a register. */
type ReferenceFacts = FieldFacts & { to: string }
export const reference = fieldsWith<'reference', Pointed, ReferenceFacts>('reference')
export const references = fieldsWith<'references', Pointed[], ReferenceFacts>('references')
/** A row of a register that is a tree. */
export const tree = fieldsWith<'tree', Pointed, ReferenceFacts>('tree')
/** A value of a list that the company makes; `list` is the list's code. */
export const listValue = fieldsWith<'list-value', Pointed, FieldFacts & { list: string }>(
  'list-value',
)
export const person = fieldsOf<'person', Pointed>('person')
export const people = fieldsOf<'people', Pointed[]>('people')

type FileFacts = FieldFacts & {
  /** Kinds of file: `application/pdf`, `image/*`. */ accept?: readonly string[]
  /** In bytes; as large as any file may be where it is left out. */
  largest?: number
}
export const file = fieldsOf<'file', PointedFile, FileFacts>('file')
export const files = fieldsOf<'files', PointedFile[], FileFacts & { max?: number }>('files')
/** A picture, unless it says which kinds. */
export function photo(): Field<'photo', PointedFile, FileFacts>
export function photo<const F extends FileFacts>(facts: F): Field<'photo', PointedFile, F>
export function photo(facts: FileFacts = {}): Field<'photo', PointedFile, FileFacts> {
  return { accept: ['image/*'], ...facts, kind: 'photo' }
}

/** Which rows a pointing field chooses from: a register's name, or `accounts`, `files`, `list-values`. */
export function targetOf(field: Field): string {
  if (field.kind === 'person' || field.kind === 'people') return 'accounts'
  if (field.kind === 'file' || field.kind === 'files' || field.kind === 'photo') return 'files'
  if (field.kind === 'list-value') return 'list-values'
  if (field.to === undefined) throw new Error(`A ${field.kind} points at nothing.`)
  return field.to
}

/** The code of the list whose values a field takes, where it takes those of one. */
export const listOf = (field: Field): string | undefined => field.list

const isPointed = (value: unknown): value is Pointed =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value
/** The row that a value points at; null where it points at none. */
export const pointedIn = (value: unknown): Pointed | null => (isPointed(value) ? value : null)
/** The rows that a value points at, however many. */
export const allPointedIn = (value: unknown): Pointed[] => [value].flat().filter(isPointed)

const isFile = (pointed: Pointed): pointed is PointedFile => 'mime' in pointed && 'bytes' in pointed
/** The files that a value points at, however many. */
export const allFilesIn = (value: unknown): PointedFile[] => allPointedIn(value).filter(isFile)

const nameOf = (value: unknown) => pointedIn(value)?.name ?? ''
const one: Kind = {
  column: 'uuid',
  points: 'one',
  filter: 'any-of',
  sorts: false,
  toText: nameOf,
  fromText: (text) => text.trim(),
  // Only the database knows the rows that exist.
  example: () => undefined,
  asked: { type: 'select', answer: (value) => pointedIn(value)?.id ?? value },
}
const many: Kind = {
  ...one,
  column: 'uuid[]',
  points: 'many',
  many: true,
  toText: (value) => allPointedIn(value).map(nameOf).join('; '),
  fromText: (text) =>
    text
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  asked: {
    type: 'multiplechoice',
    answer: (value) =>
      Array.isArray(value) ? value.map((each: unknown) => pointedIn(each)?.id ?? each) : undefined,
  },
}

const ofFiles = { filter: 'presence' } as const

export const pointingKinds = {
  reference: one,
  references: many,
  tree: one,
  'list-value': one,
  person: one,
  people: many,
  file: { ...one, ...ofFiles },
  photo: { ...one, ...ofFiles },
  files: { ...many, ...ofFiles },
} satisfies Record<string, Kind>
