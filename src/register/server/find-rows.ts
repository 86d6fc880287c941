// Rows of a register by what somebody remembers of them: a whole number before the beginning of a name before a
// word somewhere.
import { json } from '../../kit/db/row.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import type { Say } from '../../kit/sentences.ts'
import { fieldOf } from '../define.ts'
import { kindOf } from '../fields/all.ts'
import { sayOption } from '../fields/choice.ts'
import type { Field } from '../fields/field.ts'
import { hasWords, inOrder, valueIn } from './narrow.ts'
import { visible } from './present.ts'
import type { RegisterRequest } from './registers.ts'

export type HowFound = {
  numbers?: readonly string[]
  about: readonly string[]
  latestFirst?: true
}

export type FoundRow = {
  id: string
  /** What it is called. */
  name: string
  /** What is said of it. */
  about: string[]
  /** The row that it lies within. */
  within: string | null
  completed: boolean
  /** 0: its number is what was typed. */
  rank: number
}

export type Found = { rows: FoundRow[]; total: number }

/** The end of a number without its zeros: "65" of "DEF-2026-0065". */
const tail = (number: Sql): Sql => sql`ltrim(substring(${number} from '[^-]*$'), '0')`

/** Those that fit, the best first. */
export function bestRows(
  request: RegisterRequest,
  how: HowFound,
  search: string,
  most: number,
): Sql {
  const { register } = request.extension
  const named = valueIn(request, register.named)
  const numbers = (how.numbers ?? []).map((name) => valueIn(request, name))
  const typed = sql`folded(${search})`
  const anyOf = (condition: (value: Sql) => Sql, values: readonly Sql[]) =>
    sql.join([...values.map(condition), sql`false`], sql` or `)
  const rank = sql`case
    when ${anyOf((one) => sql`folded(${one}) = ${typed}`, numbers)} then 0
    when t.completed_at is not null then 4
    when ${tail(typed)} <> '' and (${anyOf((one) => sql`${tail(sql`folded(${one})`)} = ${tail(typed)}`, numbers)}) then 1
    when ${anyOf((one) => sql`starts_with(folded(${one}), ${typed})`, [...numbers, named])} then 2
    else 3 end`
  const then = how.latestFirst ? sql`t.id desc` : sql`${inOrder(named)}, t.id`
  const conditions = [
    sql`t.company_id = current_company()`,
    sql`t.archived_at is null`,
    visible(request),
    ...hasWords(request, search),
  ]
  return sql`
    select t.id, t.completed_at is not null as completed, ${rank} as rank
    from ${sql.id(register.table)} t where ${sql.join(conditions, sql` and `)}
    order by 3, ${then} limit ${most}`
}

/** What a field says of the row `t`. */
function saidOf(request: RegisterRequest, name: string): Sql {
  const field = fieldOf(request.extension.register, name)
  const value = valueIn(request, name)
  if (kindOf(field).points === undefined) return sql`(${value})::text`
  const { table, name: words } = request.registers.target(field, request.context)
  return sql`(select ${words} from ${sql.id(table)} r
    where r.company_id = t.company_id and r.id = ${value})`
}

const shape = {
  id: 'string',
  name: 'string',
  about: json<(string | null)[]>(),
  within: 'string?',
  completed: 'boolean',
  rank: 'number',
  total: 'number',
} as const

/** The first few that were found, as they are shown, and how many there are that are not completed. */
export async function showFound(
  request: RegisterRequest,
  { about }: HowFound,
  { found, few, say }: { found: Sql; few: number; say: Say },
): Promise<Found> {
  const { register } = request.extension
  const said = about.map((name) => saidOf(request, name))
  const inside = register.within === undefined ? sql`null` : sql`t.${sql.id(register.within)}`
  const query = sql`
    with found as materialized (
      select each.*, row_number() over () as n, count(*) filter (where not each.completed) over () as total
      from (${found}) each)
    select t.id, coalesce(${valueIn(request, register.named)}, '') as name,
      jsonb_build_array(${sql.join(said)}) as about, ${inside} as within, found.completed, found.rank, found.total
    from found join ${sql.id(register.table)} t on t.company_id = current_company() and t.id = found.id
    where found.n <= ${few} order by found.n`
  // Of few texts, as many as there are kinds, rights and words: to plan one costs more than to ask it.
  const rows = await request.context.db.many(shape, { ...query, steady: true })
  const fields = about.map((name) => fieldOf(register, name))
  const words = (value: string, field: Field | undefined) =>
    field?.kind === 'choice' ? sayOption(field, value, say) : say(value)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, about: values, ...row }) => ({
      ...row,
      about: values.flatMap((value, n) =>
        value === null || value === '' ? [] : [words(value, fields[n])],
      ),
    })),
  }
}
