// What a calculator asks for: each field knows what it begins with and what its text means. All facts
// are texts by name, so that an address can carry them.
import type { Key, PageKey } from '../says.ts'

export type Option = { value: string; label: Key } | { value: string; name: string }
type Common<T> = {
  label: PageKey
  hint?: PageKey
  /** What stands there at first; a function of today. */
  initial: string | ((today: string) => string)
  read(text: string): T
  /** Whether it is asked for, by what the others say. */
  when?(texts: Texts): boolean
}
export type Texts = Readonly<Record<string, string>>
export type Field<T = unknown> = Common<T> &
  (
    | { kind: 'day' | 'moment' | 'yes' | 'words' }
    | { kind: 'lines'; rows: number }
    | { kind: 'number'; min: number; max?: number }
    | { kind: 'choice' | 'choices'; options: readonly Option[] }
    | { kind: 'rows'; columns: Readonly<Record<string, Field>> }
  )
export type Fields = Readonly<Record<string, Field>>
export type FactsOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['read']> }

type Given = { hint?: PageKey; when?(texts: Texts): boolean }

const today = (day: string) => day

/** A day; an empty one is refused by the room where it needs one. */
export const day = (
  label: PageKey,
  { initial = today, ...more }: Given & { initial?: Common<string>['initial'] } = {},
): Field<string> => ({
  kind: 'day',
  label,
  initial,
  read: (text) => text,
  ...more,
})

export const dayOrNone = (
  label: PageKey,
  given: Given & { initial?: string } = {},
): Field<string | null> => ({
  kind: 'day',
  label,
  initial: '',
  read: (text) => (text === '' ? null : text),
  ...given,
})

/** A local time, or the day alone where no more is known. */
export const moment = (label: PageKey, given: Given = {}): Field<string> => ({
  kind: 'moment',
  label,
  initial: (now) => `${now}T08:00`,
  read: (text) => text,
  ...given,
})

export const number = (
  label: PageKey,
  initial: number,
  { min = 0, max = 1_000_000_000, ...given }: Given & { min?: number; max?: number } = {},
): Field<number> => ({
  kind: 'number',
  label,
  initial: String(initial),
  min,
  max,
  read: (text) => {
    const value = text === '' ? Number.NaN : Number(text)
    return min <= value && value <= max ? value : Number.NaN
  },
  ...given,
})

/** Unknown where nothing is entered. */
export const numberOrNone = (
  label: PageKey,
  initial: number | '',
  given: Given = {},
): Field<number | null> => ({
  kind: 'number',
  label,
  initial: String(initial),
  min: 0,
  read: (text) => (text === '' ? null : Number(text)),
  ...given,
})

export const yes = (label: PageKey, initial = false, given: Given = {}): Field<boolean> => ({
  kind: 'yes',
  label,
  initial: initial ? 'yes' : '',
  read: (text) => text === 'yes',
  ...given,
})

/** `codes('part', bodyParts)`: a choice of codes whose words are those of the room. */
export const codes = (prefix: string, list: readonly string[]): Option[] =>
  list.map((value) => ({ value, label: `${prefix}_${value}` as Key }))

const offers = (options: readonly Option[], text: string) =>
  options.some(({ value }) => value === text)

export const choice = <Value extends string = string>(
  label: PageKey,
  options: readonly Option[],
  initial: Value,
  given: Given = {},
): Field<Value> => ({
  kind: 'choice',
  label,
  options,
  initial,
  // An address may say anything.
  read: (text) => (offers(options, text) ? (text as Value) : initial),
  ...given,
})

/** Yes, no, or nobody has said yet. */
export const yesOrUnknown = (label: PageKey, given: Given = {}): Field<boolean | undefined> => ({
  kind: 'choice',
  label,
  options: [
    { value: '', label: 'answer_unknown' },
    { value: 'yes', label: 'answer_yes' },
    { value: 'no', label: 'answer_no' },
  ],
  initial: '',
  read: (text) => (text === '' ? undefined : text === 'yes'),
  ...given,
})

export const choices = <Value extends string = string>(
  label: PageKey,
  options: readonly Option[],
  initial: readonly Value[] = [],
  given: Given = {},
): Field<Value[]> => ({
  kind: 'choices',
  label,
  options,
  initial: initial.join(','),
  read: (text) => text.split(',').filter((one) => offers(options, one)) as Value[],
  ...given,
})

export const words = (label: PageKey, initial: string, given: Given = {}): Field<string> => ({
  kind: 'words',
  label,
  initial,
  read: (text) => text.trim(),
  ...given,
})

export const lines = (
  label: PageKey,
  initial: string,
  rows: number,
  given: Given = {},
): Field<string> => ({
  kind: 'lines',
  label,
  initial,
  rows,
  read: (text) => text,
  ...given,
})

const between = { rows: ';', cells: '~' }
export const splitRows = (text: string): string[][] =>
  text === '' ? [] : text.split(between.rows).map((row) => row.split(between.cells))
export const joinRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(between.cells)).join(between.rows)

/** Some rows of the same few fields. */
export const rows = <Columns extends Fields>(
  label: PageKey,
  columns: Columns,
  initial: Common<unknown>['initial'],
  given: Given = {},
): Field<FactsOf<Columns>[]> => ({
  kind: 'rows',
  label,
  columns,
  initial,
  read: (text) =>
    splitRows(text).map(
      (cells) =>
        Object.fromEntries(
          Object.entries(columns).map(([name, field], at) => [name, field.read(cells[at] ?? '')]),
        ) as FactsOf<Columns>,
    ),
  ...given,
})
