// How soon deficiencies are closed, and how many come back, within a year.
import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { companyToday } from '../../../register/server/today.ts'
import * as calls from '../deficiencies.contract.ts'
import { repeatsWithin } from '../raising/raise.store.ts'

const year = 365

type Closing = calls.Figures['all']
type Line = Closing & { of: 'all' | 'severity' | 'category'; severity: string | null } & {
  id: string | null
  name: string | null
}

const figures = bind(calls.figures, async ({ db, exchange }, { query }) => {
  const today = await companyToday(db)
  const within = sql`t.company_id = current_company() and t.archived_at is null
    ${query.incident === undefined ? sql`` : sql`and t.source = 'incident'`}
    ${query.project === undefined ? sql`` : sql`and t.project = ${query.project}`}`
  const named = {
    en: sql`v.name`,
    fr: sql`coalesce(v.name_fr, v.name)`,
    es: sql`coalesce(v.name_es, v.name)`,
  }[localeOf(exchange.header('accept-language'))]
  const lines = await db.many<Line>(sql`
    select case when grouping(severity) = 0 then 'severity' when grouping(category) = 0 then 'category'
        else 'all' end as of, severity, category as id,
      (select ${named} from list_values v where v.company_id = current_company() and v.id = category)
        as name,
      count(*) as closed, count(*) filter (where closed_on <= due_on) as within,
      coalesce(round(avg(closed_on - raised_on), 1), 0) as mean_days
    from (
      select t.severity, t.category, t.due_on, t.raised_on,
        (select max(e.at) at time zone c.timezone from deficiency_event e
          where e.company_id = t.company_id and e.deficiency = t.id and e.kind = 'verified')::date
          as closed_on
      from deficiencies t join company c on c.id = t.company_id
      where ${within} and t.status = 'closed') t
    where closed_on > ${today}::date - ${year}::integer
    group by grouping sets ((), (severity), (category))
    order by closed desc, name`)
  const came = await db.maybe(
    { raised: 'number', again: 'number' },
    sql`
    select count(*) as raised, count(*) filter (where exists (
      select from deficiencies f
      where f.company_id = t.company_id and f.id <> t.id and f.archived_at is null
        and f.status not in ('void', 'duplicate')
        and (f.category = t.category or (f.form = t.form and f.item_key = t.item_key))
        and f.location is not distinct from t.location and f.asset is not distinct from t.asset
        and coalesce(t.location, t.asset) is not null
        and f.raised_on between t.raised_on - ${repeatsWithin}::integer and t.raised_on
        and (f.raised_on, f.number) < (t.raised_on, t.number))) as again
    from deficiencies t
    where ${within} and t.status not in ('void', 'duplicate')
      and t.raised_on > ${today}::date - ${year}::integer`,
  )
  const of = (kind: Line['of']) => lines.filter((line) => line.of === kind)
  return {
    data: {
      all: of('all')[0] ?? { closed: 0, within: 0, mean_days: 0 },
      by_severity: of('severity').map((line) => ({ ...line, severity: line.severity ?? '' })),
      by_category: of('category'),
      raised: came?.raised ?? 0,
      again: came?.again ?? 0,
    },
  }
})

export const figureCalls = [figures]
