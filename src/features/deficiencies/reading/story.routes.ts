// One deficiency as its drawer shows it, and all of them as the board does.
import { bind, type Context } from '../../../access/server/gate.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../deficiencies.contract.ts'
import { deficienciesServer } from '../deficiencies.server.ts'
import { askingOf } from '../steps/steps.store.ts'
import { type DeficiencyState, endedStatuses, stepsFor } from '../steps/steps.ts'
import { ageingOf } from './ageing.store.ts'

const nameOf = (column: Sql) => sql`(
  select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
  where a.company_id = current_company() and a.id = ${column})`

/** Who said last that it is put right, of the row `t`. */
const doer = sql`(select e.by from deficiency_event e where e.company_id = t.company_id
  and e.deficiency = t.id and e.kind = 'done' order by e.at desc, e.id desc limit 1)`

type Whole = DeficiencyState & Record<string, unknown>

/** Of the last year, what failed the same item, or is of the same asset, or alike at the same place. */
const similarTo = (row: Whole) => sql`
  select t.id, t.number, t.title, t.raised_on, t.status from (
    select d.*, (case when d.form = ${row.form} and d.item_key = ${row.item_key} then 2 else 0 end)
      + (case when d.asset = ${row.asset} then 2 else 0 end)
      + (case when d.location = ${row.location} then 1 else 0 end)
      + (case when d.category = ${row.category} or d.hazard = ${row.hazard} then 1 else 0 end) as alike
    from deficiencies d
    where d.company_id = current_company() and d.archived_at is null and d.id <> ${row.id}
      and d.status <> 'void' and d.raised_on > ${row.raised_on}::date - 365
  ) t where alike >= 2 or t.id = ${row.repeat_of} or t.repeat_of = ${row.id}
  order by alike desc, t.raised_on desc, t.id limit 6`

const timeline = bind(calls.timeline, async (context, { params }) => {
  const { db, can } = context
  const row = await db.maybe<Whole>(sql`
    select t.*, ${doer} as doer from deficiencies t
    where t.company_id = current_company() and t.id = ${params.id}`)
  if (row === undefined) throw new Problem('row/missing')
  const events = await db.many<calls.DeficiencyEvent>(sql`
    select e.id, e.kind, e.reason, e.detail, e.at, ${nameOf(sql`e.by`)} as by
    from deficiency_event e
    where e.company_id = current_company() and e.deficiency = ${params.id}
    order by e.at, e.id`)
  const similar = await db.many<calls.Story['similar'][number]>(similarTo(row))
  if (row.archived_at !== null) return { data: { events, similar, can: [] } }
  const edits = !endedStatuses.includes(row.status) && can('submissions.deficiency-registry')
  const steps = stepsFor(row, askingOf(context))
  return { data: { events, similar, can: [...(edits ? ['edit'] : []), ...steps] } }
})

const overdue = deficienciesServer.computed?.days_overdue ?? sql`0`
const mine = deficienciesServer.computed?.mine_to_verify ?? sql`false`
const isOpen = sql`t.status in ('open', 'in_progress', 'done')`
const lately = sql`t.status = 'closed' and t.updated_at > now() - interval '14 days'`
const perColumn = 60

/** `owner` is a name, of somebody outside too. */
type Found = Omit<calls.Card, 'can'> & DeficiencyState & { total: number; owner_id: string | null }

async function cardsOf(context: Context, within: Sql) {
  const rows = await context.db.many<Found>(sql`
    select * from (
      select t.id, t.version, t.number, t.title, t.severity, t.due_on, t.status, t.effectiveness,
        coalesce(${overdue}, 0) as days_overdue, t.owner as owner_id, ${doer} as doer,
        coalesce(${nameOf(sql`t.owner`)}, t.owner_name) as owner,
        (select l.name from locations l where l.company_id = t.company_id and l.id = t.location)
          as location,
        t.photos_before <> '{}' as has_photos,
        t.before_score is not null and t.after_score is null as wants_risk,
        count(*) over (partition by t.status) as total,
        row_number() over (partition by t.status order by
          case when t.status = 'closed' then extract(epoch from t.updated_at) end desc nulls last,
          array_position(array['critical', 'high', 'medium', 'low'], t.severity), t.due_on, t.id) as n
      from deficiencies t where ${within} and (${isOpen} or ${lately})
    ) t where n <= ${perColumn} order by n`)
  const asking = askingOf(context)
  return calls.boardStatuses.map((status) => {
    const inside = rows.filter((row) => row.status === status)
    return {
      status,
      total: inside[0]?.total ?? 0,
      rows: inside.map((row) => ({
        ...row,
        can: stepsFor({ ...row, owner: row.owner_id }, asking),
      })),
    }
  })
}

const board = bind(calls.board, async (context, { query }) => {
  const { db, can } = context
  const within = sql.join(
    [
      sql`t.company_id = current_company() and t.archived_at is null`,
      ...(query.incident === undefined ? [] : [sql`t.source = 'incident'`]),
      ...(query.project === undefined ? [] : [sql`t.project = ${query.project}`]),
      ...(query.severity === undefined ? [] : [sql`t.severity = ${query.severity}`]),
      ...(query.location === undefined
        ? []
        : [
            sql`t.location in (with recursive inside(id) as (
            select ${query.location}::uuid union select l.id from locations l
            join inside on l.company_id = current_company() and l.parent = inside.id
          ) select id from inside)`,
          ]),
    ],
    sql` and `,
  )
  const ageing = await ageingOf(db, within)
  const waits = await db.maybe(
    { mine_to_verify: 'number', without_owner: 'number' },
    sql`
    select count(*) filter (where ${mine}) as mine_to_verify,
      count(*) filter (where t.owner is null and t.owner_name is null
        and t.status in ('open', 'in_progress')) as without_owner
    from deficiencies t where ${within} and ${isOpen}`,
  )
  return {
    data: {
      columns: await cardsOf(context, within),
      ageing,
      mine_to_verify: can('submissions.approve-ca') ? (waits?.mine_to_verify ?? 0) : 0,
      without_owner: waits?.without_owner ?? 0,
    },
  }
})

const ageing = bind(calls.ageing, async ({ db }) => ({
  data: await ageingOf(db, sql`t.company_id = current_company() and t.archived_at is null`),
}))

export const storyCalls = [timeline, board, ageing]
