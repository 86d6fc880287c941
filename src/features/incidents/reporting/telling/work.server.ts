// A quick report asks for little. What its kind still misses waits for who sent it and for those who classify, until it
// is said; a new report waits for those who classify.
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { inEach } from '../../../../kit/language/in-each.ts'
import { type KindOfWork, nextWeekday, numberedWork } from '../../../../manifest/work.ts'
import { texts } from './texts.ts'

const item = {
  id: 'string',
  number: 'string',
  title: 'string',
  place: 'string?',
  due: 'string',
} as const

const openReports = (which: Sql, most: number) => sql`
  select i.id, i.number, i.title, p.name as place, ${nextWeekday(sql`i.reported_at`)} as due
  from incidents i
  join company c on c.id = i.company_id
  left join projects p on p.company_id = i.company_id and p.id = i.project
  where i.company_id = current_company() and i.archived_at is null and i.status not in ('closed', 'void') and ${which}
  order by i.reported_at, i.id limit ${most}`

const record = '/dashboard/incidents/record'

const toTriage: KindOfWork = {
  name: 'incident-triage',
  words: inEach(texts, 'work-triage'),
  async find({ db, can }, { most }) {
    if (!can('incidents.classify') || !can('incidents.edit')) return []
    const rows = await db.many(item, openReports(sql`i.status = 'reported'`, most))
    return numberedWork(rows, (id) => `${record}/${id}`)
  },
}

const hurt = (which: Sql) => sql`exists (
  select from incident_person h where h.company_id = i.company_id and h.incident = i.id and h.role = 'injured' and ${which})`

type Question = {
  name: 'severity' | 'injured' | 'injuries' | 'treatment'
  missing: Sql
  where: (id: string) => string
  /** It is answered by people who read what was said before. */
  confidential?: true
}

const people = (id: string) => `${record}/${id}?tab=people`

/** One after the other: where nobody was hurt, nobody is asked who. */
const questions: readonly Question[] = [
  {
    name: 'severity',
    missing: sql`i.severity is null`,
    where: (id) => `/dashboard/incidents/edit/${id}`,
  },
  {
    name: 'injured',
    missing: sql`i.severity <> 'none' and not ${hurt(sql`true`)}`,
    where: people,
  },
  { name: 'injuries', missing: hurt(sql`not h.injury_told`), where: people },
  {
    name: 'treatment',
    missing: hurt(sql`h.injury_told and not h.treatment_told`),
    where: people,
    confidential: true,
  },
]

const askedLater = ({ name, missing, where, confidential }: Question): KindOfWork => ({
  name: `incident-asks-${name}`,
  words: inEach(texts, `work-${name}`),
  async find({ db, can, session }, { most }) {
    if (!can('incidents.edit') || !can('incidents.view')) return []
    if (confidential && !can('confidential.view')) return []
    const mine = can('incidents.classify')
      ? sql`true`
      : sql`i.reported_by = ${session.accountId ?? null}`
    const which = sql`i.kind = 'incident' and ${mine} and ${missing}`
    return numberedWork(await db.many(item, openReports(which, most)), where)
  },
})

export const workOfQuickReports: readonly KindOfWork[] = [toTriage, ...questions.map(askedLater)]
