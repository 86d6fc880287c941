// Fields that a company gives its own types of things: what each kind is called, what it holds, and how the inputs of
// forms take one.
import { isNameIn, isRecord } from '../../kit/own.ts'
import { choice, yesNo } from './choice.ts'
import type { Field } from './field.ts'
import { innerRowsOf, type OwnValues, rows } from './structured.ts'
import { longText, text } from './text.ts'

export const kindsOfOwnFields = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Single choice',
  choices: 'Multiple choice',
  'yes-no': 'Yes or no',
} as const

export type OwnField = {
  id: string
  archived?: boolean
  label: string
  kind: keyof typeof kindsOfOwnFields
  options: string | null
  required: boolean | null
}

/** The field of a type that has its fields, a row each. */
export const ownFields = <const F extends { label: string; hint: string }>(facts: F) =>
  rows({
    ...facts,
    max: 40,
    columns: {
      label: text({ required: true, max: 80 }),
      kind: choice({ required: true, of: 'kind of field', options: kindsOfOwnFields }),
      options: longText({ max: 2000, hint: 'One per line, for a list.' }),
      required: yesNo(),
    },
  })

const isOwnField = (row: unknown): row is OwnField =>
  isRecord(row) && typeof row.label === 'string' && isNameIn(kindsOfOwnFields, String(row.kind))

/** The fields that a value holds, as a row or a version has them; none where it holds none. */
export const ownFieldsIn = (value: unknown): OwnField[] =>
  innerRowsOf(value).flatMap((row: unknown) => (isOwnField(row) ? [row] : []))

const isOwnValues = (value: unknown): value is OwnValues => isRecord(value)
export const ownValuesIn = (value: unknown): OwnValues => (isOwnValues(value) ? value : {})

/** The options of a list, one a line as they are typed. */
export const optionsIn = ({ options }: Pick<OwnField, 'options'>): string[] => [
  ...new Set(
    (options ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

export type OwnFieldAsked = Pick<OwnField, 'id' | 'label' | 'kind'> & {
  options: string[]
  required: boolean
}

/** Those that are asked for. */
export const askedIn = (
  fields: readonly (Omit<OwnField, 'required'> & Partial<Pick<OwnField, 'required'>>)[],
): OwnFieldAsked[] =>
  fields
    .filter(({ archived }) => archived !== true)
    .map(({ id, label, kind, required, ...field }) => ({
      ...{ id, label, kind },
      options: optionsIn(field),
      required: required === true,
    }))

export const asField = ({ kind, options, required }: OwnFieldAsked): Field => ({
  kind,
  required,
  ...(kind === 'number' && { decimals: 3 }),
  options: Object.fromEntries(options.map((option) => [option, option])),
})
