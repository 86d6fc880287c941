import { screens } from '../../../access/composed/screens.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { columnNamed } from '../../columns.ts'
import { isOwnName } from '../../define.ts'
import type { Registers } from '../../server/registers.ts'
import {
  changeView,
  forgetView,
  keepColumns,
  keepView,
  readViews,
  type SavedView,
} from './contract.ts'

/** Views are of a list that there is, and of its columns; or of a screen whose address says what it shows. */
function checkList(registers: Registers, name: string, columns: readonly string[] | null = null) {
  const register = registers.find(name)?.register
  if (register === undefined) {
    if (columns === null && screens.some((one) => one.name === name)) return
    throw new Problem('row/missing')
  }
  const isKnown = (name: string) =>
    columnNamed(register, name) !== undefined || isOwnName(register, name)
  if (!(columns ?? []).every(isKnown))
    throw new Problem('input/invalid', { errors: { columns: ['There is no such column.'] } })
}

const shown = sql`id, name, query, columns, is_default`

/** A person's own of one register; nobody reads or writes another's. */
const own = ({ session }: Context, register: string): Sql => sql`
  company_id = current_company() and account_id = ${session.accountId ?? null}
  and register = ${register}`

const read = (registers: Registers) =>
  bind(readViews, async (context, { params }) => {
    checkList(registers, params.register)
    const rows = await context.db.many<Omit<SavedView, 'name'> & { name: string | null }>(sql`
    select ${shown} from register_view where ${own(context, params.register)}
    order by lower(name)`)
    const views = rows.filter((row): row is SavedView => row.name !== null)
    return { data: { columns: rows.find(({ name }) => name === null)?.columns ?? null, views } }
  })

const columns = (registers: Registers) =>
  bind(keepColumns, async ({ db, session }, { params, body }) => {
    checkList(registers, params.register, body.columns)
    await db.run(sql`
    insert into register_view (company_id, account_id, register, columns)
    values (current_company(), ${session.accountId}, ${params.register}, ${body.columns})
    on conflict (company_id, account_id, register, lower(name))
    do update set columns = excluded.columns
    where register_view.columns is distinct from excluded.columns`)
  })

const mostViews = 50

const keep = (registers: Registers) =>
  bind(keepView, async (context, { params, body }) => {
    checkList(registers, params.register, body.columns)
    const { db, session } = context
    const [counted] = await db.many(
      { there: 'number' },
      sql`
    select count(*) as there from register_view where ${own(context, params.register)}
      and name is not null and lower(name) <> lower(${body.name})`,
    )
    if ((counted?.there ?? 0) >= mostViews)
      throw new Problem('input/invalid', {
        errors: { name: ['You have 50 views. Delete one first.'] },
      })
    const data = await db.maybe<SavedView>(sql`
    insert into register_view (company_id, account_id, register, name, query, columns)
    values (current_company(), ${session.accountId}, ${params.register}, ${body.name},
      ${body.query}, ${body.columns})
    on conflict (company_id, account_id, register, lower(name))
    do update set name = excluded.name, query = excluded.query, columns = excluded.columns
    returning ${shown}`)
    if (data === undefined) throw new Problem('row/missing')
    return { data }
  })

const change = bind(changeView, async (context, { params, body }) => {
  const { db } = context
  const mine = own(context, params.register)
  if (body.name !== undefined) {
    const twin = await db.maybe(sql`
      select id from register_view
      where ${mine} and lower(name) = lower(${body.name}) and id <> ${params.id}`)
    if (twin !== undefined)
      throw new Problem('input/invalid', { errors: { name: ['A view already has this name.'] } })
  }
  if (body.is_default === true)
    await db.run(sql`
      update register_view set is_default = false
      where ${mine} and is_default and id <> ${params.id}`)
  const data = await db.maybe<SavedView>(sql`
    update register_view set name = coalesce(${body.name ?? null}, name),
      is_default = coalesce(${body.is_default ?? null}, is_default)
    where ${mine} and id = ${params.id} and name is not null returning ${shown}`)
  if (data === undefined) throw new Problem('row/missing')
  return { data }
})

const forget = bind(forgetView, async (context, { params }) => {
  const gone = await context.db.run(sql`
    delete from register_view
    where ${own(context, params.register)} and id = ${params.id} and name is not null`)
  if (gone === 0) throw new Problem('row/missing')
})

/** Of every register: what a person keeps of its list. */
export const viewCalls = (registers: Registers) => [
  read(registers),
  columns(registers),
  keep(registers),
  change,
  forget,
]
