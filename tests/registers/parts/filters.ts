// For each kind of filter what may be asked of a list, and which rows that must find.
import type { AnyRow } from '../../../src/register/define.ts'
import { isMany } from '../../../src/register/define.ts'
import { kindOf } from '../../../src/register/fields/all.ts'
import type { Field } from '../../../src/register/fields/field.ts'
import { fold, isEmpty, plain } from '../examples.ts'

export type Filter = {
  asked: string | string[]
  matches: (value: unknown, row: AnyRow) => boolean
}

const none: Filter = {
  asked: 'none',
  // An option may be called so: it stands for saying nothing too.
  matches: (value) => isEmpty(value) || value === 'none',
}

/** One filter, the same with the empty ones, and two at once. */
function combined(filters: readonly Filter[]): Filter[] {
  const [first, second = none] = filters
  if (first === undefined) return [none]
  const either = (other: Filter): Filter => ({
    asked: [first.asked, other.asked].flat(),
    matches: (value, row) => first.matches(value, row) || other.matches(value, row),
  })
  return [none, ...filters, either(none), either(second)]
}

const different = (values: readonly unknown[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

function anyOf(field: Field, values: readonly unknown[], rows: readonly AnyRow[]): Filter[] {
  const all = different(values.flatMap((value) => plain(field, value) as unknown[]))
  const word = (value: unknown) =>
    field.kind === 'yes-no' ? (value === true ? 'yes' : 'no') : String(value)
  const parents = new Map(
    rows.map((row) => [row.id, (row.parent as { id: string } | null | undefined)?.id]),
  )
  const isWithin = (id: string | undefined, place: unknown): boolean =>
    id !== undefined && (id === place || isWithin(parents.get(id), place))
  const filters = all.slice(0, 3).map(
    (one): Filter => ({
      asked: word(one),
      matches(value) {
        const held = plain(field, value)
        if (isMany(field)) return (held as unknown[]).includes(one)
        return field.kind === 'tree'
          ? isWithin((held as string | null) ?? undefined, one)
          : held === one
      },
    }),
  )
  return filters.map((filter) => (filter.asked === none.asked ? none : filter))
}

function ranges(values: readonly unknown[]): Filter[] {
  const order = (a: unknown, b: unknown) => (a === b ? 0 : (a as number) < (b as number) ? -1 : 1)
  const sorted = different(values).toSorted(order)
  const low = sorted[1] ?? sorted[0]
  const high = sorted.at(-2) ?? sorted[0]
  const test = (asked: string, fits: (value: unknown) => boolean): Filter => ({
    asked,
    matches: (value) => !isEmpty(value) && fits(value),
  })
  return [
    test(`${low}`, (value) => value === low),
    test(`${low}..${high}`, (value) => order(value, low) >= 0 && order(value, high) <= 0),
    test(`${high}..`, (value) => order(value, high) >= 0),
    test(`..${low}`, (value) => order(value, low) <= 0),
  ]
}

function texts(values: readonly unknown[]): Filter[] {
  const parts = values.map(String).flatMap((text) => [text, fold(text).slice(1, 5)])
  return different(parts.slice(0, 4)).map((part) => ({
    asked: String(part),
    matches: (value) => !isEmpty(value) && fold(String(value)).includes(fold(String(part))),
  }))
}

export function filtersOf(
  field: Field,
  values: readonly unknown[],
  rows: readonly AnyRow[],
): Filter[] {
  const filled = values.filter((value) => !isEmpty(value))
  const { filter } = kindOf(field)
  if (filter === 'presence')
    return [none, { asked: 'any', matches: (value: unknown) => !isEmpty(value) }]
  if (filled.length === 0) return [none]
  if (filter === 'any-of') return combined(anyOf(field, filled, rows))
  return combined(filter === 'range' ? ranges(filled) : texts(filled))
}
