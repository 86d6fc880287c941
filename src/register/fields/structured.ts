// Values with parts of their own, stored as JSON: an address, a text with marks, a few rows that
// belong to nothing else, values of fields that a company made.

import { type Address, isAddress, onOneLine } from '../../kit/address.ts'
import { newId } from '../../kit/ids.ts'
import { isRecord } from '../../kit/own.ts'
import {
  acceptedIn,
  filesOfParts,
  type Part,
  type PartKind,
  partsOf,
  plainContent,
} from '../../kit/writing/content.ts'
import { plainText, type RichNode } from '../../kit/writing/rich-text.ts'
import { type Field, type FieldFacts, fieldsOf, type Kind, pick } from './field.ts'

export const address = fieldsOf<'address', Address>('address')

type Columns = Readonly<Record<string, Field>>
type RowsFacts = FieldFacts & { columns: Columns; max?: number }
/** A row of a field keeps its id for life, so that what refers to it stays right. */
export type InnerRow = { id: string } & Readonly<Record<string, unknown>>
/** What travels of a column of such a row. */
type InnerValue<F> =
  F extends Field<string, infer V, FieldFacts>
    ? F extends { required: true }
      ? V
      : V | null
    : never
type InnerRowOf<C> = { id: string; archived?: boolean } & { [Name in keyof C]: InnerValue<C[Name]> }
export const rows = <const F extends RowsFacts>(
  facts: F,
): Field<'rows', InnerRowOf<F['columns']>[], F> => ({ ...facts, kind: 'rows' })
/** The rows that a value holds; none where it holds none. */
export const innerRowsOf = (value: unknown): InnerRow[] => (Array.isArray(value) ? value : [])
export const columnsOf = (field: Field): Columns => field.columns ?? {}

/** By the id of the company's own field. */
export type OwnValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | null>
>
export const ownValues = fieldsOf<'own-values', OwnValues>('own-values')

/** What a document says, part by part. */
export const content = fieldsOf<'content', Part[], FieldFacts & { parts?: readonly PartKind[] }>(
  'content',
)

/** The kind of a field by its name: given by the one place that knows all of them. */
type KindOf = (field: Field) => Kind

const json = { column: 'jsonb', filter: 'none', sorts: false } as const
const notAsked = { type: 'text', answer: () => null }

/** A paragraph for each line. */
const asRichText = (text: string): RichNode => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({
    type: 'paragraph',
    content: line === '' ? [] : [{ type: 'text', text: line }],
  })),
})

export const structuredKinds = {
  address: {
    ...json,
    toText: (value) => (isAddress(value) ? onOneLine(value) : ''),
    fromText: (text) => ({
      street: text.trim(),
      city: '',
      region: '',
      postalCode: '',
      country: 'CA',
    }),
    example: (_, random) => ({
      street: `${Math.ceil(random() * 900)} King Street`,
      city: pick(['Toronto', 'Hamilton', 'Ottawa'], random) ?? '',
      region: 'ON',
      postalCode: 'M5V 1A1',
      country: 'CA',
    }),
    asked: notAsked,
  },
  'rich-text': {
    ...json,
    toText: (value) => plainText(value as RichNode),
    fromText: asRichText,
    example: (_, random) => asRichText(`Written ${Math.floor(random() * 1e6)}`),
    asked: notAsked,
  },
  content: {
    ...json,
    many: true,
    long: true,
    inMidst: (value) =>
      (['picture', 'file'] as const).map((kind) => ({
        accept: acceptedIn[kind],
        files: filesOfParts(partsOf(value), kind),
      })),
    toText: (value) => plainContent(value as Part[], 'en'),
    fromText: (text) => [{ id: newId(), kind: 'text', words: { en: asRichText(text) } }],
    example: (_, random) => [
      {
        id: newId(),
        kind: 'text',
        words: { en: asRichText(`Written ${Math.floor(random() * 1e6)}`) },
      },
    ],
    asked: notAsked,
  },
  'own-values': {
    ...json,
    toText: (value) =>
      Object.values(isRecord(value) ? value : {})
        .flat()
        .filter((one) => one !== null)
        .join('; '),
    fromText: () => ({}),
    example: () => ({}),
    asked: notAsked,
  },
} satisfies Record<string, Kind>

/** Rows have columns of any other kind. */
export const rowsKind = (kindOf: KindOf): Kind => ({
  ...json,
  many: true,
  toText: (value, field, say) =>
    innerRowsOf(value)
      .map((row) =>
        Object.entries(columnsOf(field))
          .filter(([name]) => row[name] !== null && row[name] !== undefined)
          .map(([name, column]) => kindOf(column).toText(row[name], column, say))
          .join(', '),
      )
      .join('; '),
  // Rows within a row have no place in a line of a spreadsheet.
  fromText: () => [],
  example: () => [],
  asked: notAsked,
})
