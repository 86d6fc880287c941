// What a calculator asks for: each field knows what it begins with and what its text means. All facts
// are texts by name, so that an address can carry them.
import type { CodePrefix, PageKey, WordKey } from '../says.ts'

export type CalculatorOption<Value extends string = string> =
  | { value: Value; label: WordKey }
  | { value: Value; name: string }
export type FieldCommon<T> = {
  label: PageKey
  hint?: PageKey
  /** What stands there at first; a function of today. */
  initial: string | ((today: string) => string)
  read(text: string): T
  /** Whether it is asked for, by what the others say. */
  when?(texts: Texts): boolean
}
export type Texts = Readonly<Record<string, string>>
export type CalculatorField<T = unknown> = FieldCommon<T> &
  (
    | { kind: 'day' | 'moment' | 'yes' | 'words' }
    | { kind: 'lines'; rows: number }
    | { kind: 'number'; min: number; max?: number }
    | { kind: 'choice' | 'choices'; options: readonly CalculatorOption[] }
    | { kind: 'rows'; columns: Readonly<Record<string, CalculatorField>> }
  )
export type CalculatorFields = Readonly<Record<string, CalculatorField>>
export type FactsOf<F extends CalculatorFields> = { [Name in keyof F]: ReturnType<F[Name]['read']> }

/** The facts of fields, each read from its text. */
export function factsOf<F extends CalculatorFields>(
  fields: F,
  textOf: (name: string, at: number) => string | undefined,
): FactsOf<F> {
  const facts = Object.entries(fields).map(([name, field], at) => [
    name,
    field.read(textOf(name, at) ?? ''),
  ])
  return Object.fromEntries(facts) as FactsOf<F>
}

export type FieldMore = { hint?: PageKey; when?(texts: Texts): boolean }

const today = (day: string) => day

/** A day; an empty one is refused by the room where it needs one. */
export const day = (
  label: PageKey,
  { initial = today, ...more }: FieldMore & { initial?: FieldCommon<string>['initial'] } = {},
): CalculatorField<string> => ({
  kind: 'day',
  label,
  initial,
  read: (text) => text,
  ...more,
})

export const dayOrNone = (
  label: PageKey,
  given: FieldMore & { initial?: string } = {},
): CalculatorField<string | null> => ({
  kind: 'day',
  label,
  initial: '',
  read: (text) => (text === '' ? null : text),
  ...given,
})

/** A local time, or the day alone where no more is known. */
export const moment = (label: PageKey, given: FieldMore = {}): CalculatorField<string> => ({
  kind: 'moment',
  label,
  initial: (now) => `${now}T08:00`,
  read: (text) => text,
  ...given,
})

export const number = (
  label: PageKey,
  initial: number,
  { min = 0, max = 1_000_000_000, ...given }: FieldMore & { min?: number; max?: number } = {},
): CalculatorField<number> => ({
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
  given: FieldMore = {},
): CalculatorField<number | null> => ({
  kind: 'number',
  label,
  initial: String(initial),
  min: 0,
  read: (text) => (text === '' ? null : Number(text)),
  ...given,
})

export const yes = (
  label: PageKey,
  initial = false,
  given: FieldMore = {},
): CalculatorField<boolean> => ({
  kind: 'yes',
  label,
  initial: initial ? 'yes' : '',
  read: (text) => text === 'yes',
  ...given,
})

/** `codes('part', bodyParts)`: a choice of codes whose words are those of the room. */
export const codes = <Code extends string>(
  prefix: CodePrefix,
  list: readonly Code[],
): CalculatorOption<Code>[] => list.map((value) => ({ value, label: `${prefix}_${value}` }))

export const choice = <Value extends string>(
  label: PageKey,
  options: readonly CalculatorOption<Value>[],
  initial: NoInfer<Value>,
  given: FieldMore = {},
): CalculatorField<Value> => ({
  kind: 'choice',
  label,
  options,
  initial,
  // An address may say anything.
  read: (text) => options.find(({ value }) => value === text)?.value ?? initial,
  ...given,
})

/** Yes, no, or nobody has said yet. */
export const yesOrUnknown = (
  label: PageKey,
  given: FieldMore = {},
): CalculatorField<boolean | undefined> => ({
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

export const choices = <Value extends string>(
  label: PageKey,
  options: readonly CalculatorOption<Value>[],
  initial: readonly NoInfer<Value>[] = [],
  given: FieldMore = {},
): CalculatorField<Value[]> => ({
  kind: 'choices',
  label,
  options,
  initial: initial.join(','),
  read: (text) =>
    text.split(',').flatMap((one) => options.find(({ value }) => value === one)?.value ?? []),
  ...given,
})

export const text = (
  label: PageKey,
  initial: string,
  given: FieldMore = {},
): CalculatorField<string> => ({
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
  given: FieldMore = {},
): CalculatorField<string> => ({
  kind: 'lines',
  label,
  initial,
  rows,
  read: (text) => text,
  ...given,
})

/** Several names in one line, with commas between them. */
export const namesOf = (label: PageKey, given: FieldMore = {}): CalculatorField<string[]> => ({
  kind: 'words',
  label,
  initial: '',
  read: (text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ...given,
})
