// What a list is narrowed and ordered by, from the words of its address to SQL over the row `t`.

import { type Sql, sql } from '../../kit/db/sql.ts'
import { textsIn } from '../../kit/own.ts'
import { Problem } from '../../kit/problems.ts'
import type { State } from '../capabilities/list/contract.ts'
import { fieldsIn, findField } from '../define.ts'
import { kindOf } from '../fields/all.ts'
import { optionsOf } from '../fields/choice.ts'
import type { Field } from '../fields/field.ts'
import { visible } from './present.ts'
import type { RegisterRequest } from './registers.ts'

export type ListQuery = Readonly<Record<string, unknown>> & {
  state: State
  search?: string | undefined
  sort?: string | undefined
}

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&')
const refuse = (name: string, message: string): never => {
  throw new Problem('input/invalid', { errors: { [name]: [message] } })
}

/** The value of a field of the row `t`: its column, or how it is found. */
export const valueIn = ({ extension, context }: RegisterRequest, name: string): Sql =>
  extension.computed?.[name] ?? extension.shown?.(context)[name] ?? sql`t.${sql.id(name)}`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function anyOf(request: RegisterRequest, name: string, field: Field, given: string[]): Sql {
  const value = valueIn(request, name)
  const kind = kindOf(field)
  // `none` is what is empty; where an option is called so too, it is both.
  const isOption = field.kind.startsWith('choice') && Object.hasOwn(optionsOf(field), 'none')
  const some = given.filter((one) => one !== 'none' || isOption)
  const conditions: Sql[] = []
  if (given.includes('none'))
    conditions.push(kind.many === true ? sql`${value} = '{}'` : sql`${value} is null`)
  if (kind.points !== undefined && !some.every((one) => uuid.test(one)))
    refuse(`filter[${name}]`, 'Choose from the list.')
  if (some.length > 0)
    conditions.push(
      kind.column === 'boolean'
        ? sql`${value} = any(${some.map((one) => one === 'yes')}::boolean[])`
        : kind.many === true
          ? sql`${value} && ${some}::${sql.id(kind.column.replace('[]', ''))}[]`
          : field.kind === 'tree'
            ? sql`${value} in (${within(request, field, some)})`
            : sql`${value} = any(${some}::${sql.id(kind.column)}[])`,
    )
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** A place and all places inside it. */
function within({ registers }: RegisterRequest, field: Field, ids: string[]): Sql {
  const { table, parent = 'parent' } = registers.target(field)
  return sql`with recursive inside(id) as (
    select unnest(${ids}::uuid[])
    union select r.id from ${sql.id(table)} r join inside on r.${sql.id(parent)} = inside.id
  ) select id from inside`
}

const casts: Readonly<Record<string, string>> = {
  numeric: 'numeric',
  date: 'date',
  'time without time zone': 'time',
  'timestamp with time zone': 'timestamptz',
}

function inRange(request: RegisterRequest, name: string, field: Field, given: string[]): Sql {
  const value = valueIn(request, name)
  const bound = (text: string) => {
    const checked =
      kindOf(field).column === 'numeric'
        ? Number.isFinite(Number(text))
        : /^[\dT:.Z+-]{4,40}$/.test(text) &&
          !Number.isNaN(Date.parse(text.length < 10 ? `2026-01-01T${text}` : text))
    if (!checked) refuse(`filter[${name}]`, 'Give a range such as 1..5.')
    return sql`${text}::${sql.id(casts[kindOf(field).column] ?? 'text')}`
  }
  const ranges = given.map((one) => {
    if (one === 'none') return sql`${value} is null`
    const [from = '', to] = one.split('..')
    if (to === undefined) return sql`${value} = ${bound(from)}`
    const ends = [
      ...(from === '' ? [] : [sql`${value} >= ${bound(from)}`]),
      ...(to === '' ? [] : [sql`${value} <= ${bound(to)}`]),
    ]
    return ends.length === 0 ? sql`true` : sql`(${sql.join(ends, sql` and `)})`
  })
  return sql`(${sql.join(ranges, sql` or `)})`
}

const forms: Record<
  string,
  (request: RegisterRequest, name: string, field: Field, given: string[]) => Sql
> = {
  text: (request, name, _, given) =>
    sql`(${sql.join(
      given.map((one) =>
        one === 'none'
          ? sql`${valueIn(request, name)} is null`
          : sql`folded(${valueIn(request, name)}) like '%' || folded(${escaped(one)}) || '%'`,
      ),
      sql` or `,
    )})`,
  'any-of': anyOf,
  range: inRange,
  presence: (request, name, field, given) => {
    const none =
      kindOf(field).many === true
        ? sql`${valueIn(request, name)} = '{}'`
        : sql`${valueIn(request, name)} is null`
    return given.includes('none') ? none : sql`not (${none})`
  },
}

const stateOf: Record<State, Sql> = {
  active: sql`t.archived_at is null and t.completed_at is null`,
  completed: sql`t.archived_at is null and t.completed_at is not null`,
  deleted: sql`t.archived_at is not null`,
}

/** What is searched of the row `t`: its search text, and for whom a field is shown otherwise, what they are shown. */
function searchedIn(request: RegisterRequest): Sql {
  const { extension, context } = request
  const shown = extension.shown?.(context) ?? {}
  const searched = fieldsIn(extension.register).flatMap(([name, { search }]) =>
    search ? [name] : [],
  )
  if (!searched.some((name) => name in shown)) return sql`t.search_text`
  const values = searched.map((name) => valueIn(request, name))
  return sql`folded(concat_ws(' ', ${sql.join(values)}))`
}

/** That a row has each word of a search. Unlike `like`, the database asks this before it asks who may see a row. */
export function hasWords(request: RegisterRequest, search: string): Sql[] {
  const { extension } = request
  const text = searchedIn(request)
  const words = search
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((word) => sql`has_part(${text}, folded(${word}))`)
  if (extension.finds === undefined || words.length === 0) return words
  return [sql`(${sql.join(words, sql` and `)} or ${extension.finds(search)})`]
}

/** Every condition of the list. */
export function narrowed(request: RegisterRequest, asked: ListQuery): Sql {
  const conditions = [
    sql`t.company_id = current_company()`,
    stateOf[asked.state],
    visible(request),
    ...hasWords(request, asked.search ?? ''),
  ]
  for (const [name, field] of fieldsIn(request.extension.register)) {
    const given = asked[`filter[${name}]`]
    if (given === undefined) continue
    const form = forms[kindOf(field).filter]
    if (form !== undefined) conditions.push(form(request, name, field, textsIn(given)))
  }
  return sql.join(conditions, sql` and `)
}

/** The columns that every row has and that may sort a list, and whether each may be empty. */
const keptSorts = new Map([
  ['created_at', false],
  ['updated_at', false],
  ['archived_at', true],
  ['completed_at', true],
  ['position', false],
])

/** Text as lists sort it: regardless of case and accents, its digits as numbers. */
export const inOrder = (text: Sql): Sql => sql`folded(${text}) collate counted`

/** The columns that order the rows, and the direction of each. */
export function orderedBy(
  request: RegisterRequest,
  asked: ListQuery,
): { by: Sql; down: boolean; nullable: boolean } {
  const { register } = request.extension
  const sort = asked.sort ?? register.sort
  const down = sort.startsWith('-')
  const name = down ? sort.slice(1) : sort
  const mayBeEmpty = keptSorts.get(name)
  if (mayBeEmpty !== undefined) return { by: sql`t.${sql.id(name)}`, down, nullable: mayBeEmpty }
  const field = findField(register, name)
  if (field === undefined || !kindOf(field).sorts)
    return refuse('sort', 'There is no such column to sort by.')
  const value = request.extension.ordered?.[name] ?? valueIn(request, name)
  const kind = kindOf(field)
  const by =
    kind.filter === 'text'
      ? inOrder(value)
      : field.kind === 'choice'
        ? sql`array_position(${Object.keys(optionsOf(field))}::text[], ${value})`
        : value
  return { by, down, nullable: field.required !== true || field.when !== undefined }
}
