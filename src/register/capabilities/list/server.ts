import { bind } from '../../../access/server/gate.ts'
import { shownAlready } from '../../../access/server/scoped.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import { type AnyRow, fieldAt } from '../../define.ts'
import { kindOf } from '../../fields/all.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import { grown, refuseUnknown } from '../../server/grown.ts'
import { inOrder, type ListQuery, narrowed, orderedBy } from '../../server/narrow.ts'
import { presentRows } from '../../server/present.ts'
import type { RegisterRequest, Registers } from '../../server/registers.ts'
import { rememberTotals } from '../../server/remembered-total.ts'
import { grantTo } from '../call-parts.ts'

/** A person who looks for another types more. */
const mostClosed = 10
const mostClosedOfTree = 200

type Place = { skip: number; take: number; total: number }

const usualPage = 50
const ofPages = new Set(['state', 'page', 'per_page'])

/** As most lists are opened, and all rows of a state in any order. Of few texts, as many as there are registers: to plan
 *  one costs more than to ask it. */
const isPlain = (asked: ListQuery) => asked.sort === undefined && isWhole(asked)
const isWhole = (asked: ListQuery) =>
  Object.entries(asked).every(
    ([name, value]) => ofPages.has(name) || name === 'sort' || value === undefined,
  )

/** The ids of one page. A page past the middle is found from the end: no list is walked further than half. */
function pageOfIds(request: RegisterRequest, asked: ListQuery, place: Place): Sql {
  const { by: value, down, nullable } = orderedBy(request, asked)
  // Who sees their own rows sees few: these are found and sorted, and no index of everybody's is walked to meet them.
  const by = request.context.session.scope === 'own' ? sql`(select ${value})` : value
  const { skip, take, total } = place
  const fromEnd = skip > total / 2
  const count = fromEnd ? Math.max(0, Math.min(take, total - skip)) : take
  const from = fromEnd ? Math.max(0, total - skip - count) : skip
  const direction = down !== fromEnd ? sql`desc` : sql`asc`
  // An empty value stands last, whichever way the list goes.
  const empty = nullable ? (fromEnd ? sql` nulls first` : sql` nulls last`) : sql``
  const isFirst = isPlain(asked) && from === 0 && count === usualPage
  const part: Sql = isFirst
    ? // Said in the text: a plan that does not know how few are asked for would sort the whole list.
      { text: [`limit ${usualPage}`], values: [] }
    : sql`limit ${count} offset ${from}`
  const query = sql`
    select t.id from (
      select t.id from ${sql.id(request.extension.register.table)} t where ${narrowed(request, asked)}
      order by ${by} ${direction}${empty}, t.id ${direction} ${part}
    ) t${fromEnd ? sql` order by row_number() over () desc` : sql``}`
  return isFirst ? { ...query, steady: true } : query
}

const namesOf = ({ context, extension: { register } }: RegisterRequest, ids: readonly string[]) =>
  context.db.many<AnyRow>(sql`
    select t.id, t.${sql.id(register.named)} as name
    from unnest(${ids}::uuid[]) with ordinality page(id, n)
    join ${sql.id(register.table)} t on t.company_id = current_company() and t.id = page.id
    order by page.n`)

export const listServer = (stated: RegisterExtension, registers: Registers) => {
  const calls = callsOf(stated.register)
  const remembered = rememberTotals()
  const list = bind(calls.list, async (context, { query }, { url }) => {
    const { tree } = stated
    if (tree !== undefined && url.searchParams.size === 0)
      return { data: await context.db.many(tree) } as never
    const extension = await grown(stated, { context, use: 'list' })
    refuseUnknown(extension.register, query, calls.list.query?.shape ?? {})
    const request: RegisterRequest = { context, registers, extension }
    const { page, per_page, search } = query
    const namesAlone = !context.can(grantTo(extension.register, 'view'))
    // What somebody may not see does not narrow or order what they are answered either.
    const asked: ListQuery = namesAlone ? { state: 'active', search } : query
    const idsOf = (total: number) => {
      const place = { skip: (page - 1) * per_page, take: per_page, total }
      return context.db.many({ id: 'string' }, pageOfIds(request, asked, place))
    }
    const count = async () => {
      const query = sql`
        select count(*) as total from ${sql.id(extension.register.table)} t where ${narrowed(request, asked)}`
      const counting = isWhole(asked) ? { ...query, steady: true as const } : query
      const [counted] = await context.db.many({ total: 'number' }, counting)
      return counted?.total ?? 0
    }
    const totalOf = () => (isWhole(asked) ? remembered(request, asked.state, count) : count())
    // A first page with room left on it says itself how many there are.
    const first = page === 1 ? await idsOf(Number.POSITIVE_INFINITY) : undefined
    const total = first && first.length < per_page ? first.length : await totalOf()
    const found = first ?? (await idsOf(total))
    const ids = found.map(({ id }) => id)
    // Not waited for: it travels with what asks for the rows.
    const [, data] = await Promise.all([
      shownAlready(context.db, context.session.scope, extension.register.table, ids),
      namesAlone ? namesOf(request, ids) : presentRows(request, ids),
    ])
    const last_page = Math.max(1, Math.ceil(total / per_page))
    return {
      data: { data, current_page: page, per_page, total, last_page },
    }
  })
  const choices = bind(calls.choices, async (context, { params, query }) => {
    const { db } = context
    const field = fieldAt(stated.register, params.field)
    if (kindOf(field).points === undefined) throw new Problem('row/missing')
    const { table, kind, name, open, closed, parent } = registers.target(field, context)
    if (kind === 'file') throw new Problem('row/missing')
    const words = (query.search ?? '').replace(/[\\%_]/g, '\\$&')
    const above = parent === undefined ? sql`null` : sql`r.${sql.id(parent)}`
    const data = await db.many(
      { id: 'string', name: 'string', parent: 'string?' },
      sql`
      select r.id, ${name} as name, ${above} as parent
      from ${sql.id(table)} r
      where r.company_id = current_company() and ${open}
        and folded(${name}) like '%' || folded(${words}) || '%'
      order by ${inOrder(name)}, r.id limit ${parent === undefined ? 50 : 2000}`,
    )
    // A tree is asked for whole, and searched where it is shown.
    const whole = parent !== undefined
    if (query.closed === undefined || closed === undefined || (words === '' && !whole))
      return { data }
    const shut = await db.many(
      { id: 'string', name: 'string', parent: 'string?' },
      sql`
      select r.id, ${name} as name, ${above} as parent from ${sql.id(table)} r
      where r.company_id = current_company() and ${closed.rows}
        and folded(${name}) like '%' || folded(${words}) || '%'
      order by ${inOrder(name)}, r.id limit ${whole ? mostClosedOfTree : mostClosed}`,
    )
    return { data: [...data, ...shut.map((one) => ({ ...one, why: closed.why }))] }
  })
  return [list, choices]
}
