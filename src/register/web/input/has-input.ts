// Which kinds a person fills in. Apart from the inputs: a page that is read asks this and needs none of them.
import type { KindName } from '../../fields/all.ts'

const inputKinds = [
  'text',
  'long-text',
  'phone',
  'email',
  'link',
  'number',
  'money',
  'date',
  'time',
  'choice',
  'yes-no',
  'choices',
  'reference',
  'list-value',
  'person',
  'references',
  'people',
  'tree',
  'file',
  'files',
  'photo',
  'address',
  'rich-text',
  'rows',
  'content',
] as const satisfies readonly KindName[]
export type InputKind = (typeof inputKinds)[number]

const known: ReadonlySet<string> = new Set(inputKinds)

export const hasInput = (kind: string): boolean => known.has(kind)
