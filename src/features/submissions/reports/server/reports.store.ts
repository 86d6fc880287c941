// Counts the answers that were indexed when they were received.
import { json, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { type FormDefinition, withConfidence } from '../../../forms/definition/index.ts'
import { isAbout, subjectCounted } from '../../subjects/server/subjects.store.ts'
import { type CountedSubject, countedSubjects, eachOf } from '../../subjects/subjects.ts'
import type { scoredFor } from '../../submissions.server.ts'
import { type CountedBy, countsBySubject } from '../reports.contract.ts'

export type ReportFilter = {
  from?: string | undefined
  to?: string | undefined
} & { [Name in CountedSubject]?: string | undefined }

/** The submissions `t` that count: not archived, not void, within the span, about what is asked for. */
const counted = ({ from, to, ...about }: ReportFilter): Sql => sql`
  t.company_id = current_company() and t.archived_at is null and t.stage <> 'void'
  ${from === undefined ? sql`` : sql`and t.submitted_on >= ${from}::date`}
  ${to === undefined ? sql`` : sql`and t.submitted_on <= ${to}::date`}
  ${sql.join(
    countedSubjects.map((name) => {
      const id = about[name]
      return id === undefined ? sql`` : sql`and ${isAbout(name, id)}`
    }),
    sql` `,
  )}`

export const formOf = (db: Db, id: string) =>
  db.maybe(
    { title: 'string' },
    sql`select title from forms where company_id = current_company() and id = ${id}`,
  )

/** Every version, the latest first. */
export async function versionsOf(db: Db, form: string) {
  const versions = await db.many(
    { n: 'number', definition: json<FormDefinition>() },
    sql`
    select n, definition from form_version
    where company_id = current_company() and form = ${form} order by n desc`,
  )
  return versions.map(({ n, definition }) => ({ n, definition: withConfidence(definition) }))
}

/** The outcomes of submissions that the caller may read. */
export type Scored = ReturnType<typeof scoredFor>

const totalsRow = row({
  submissions: 'number',
  fails: 'number',
  average_percent: 'number?',
  median_duration: 'number?',
})
type Totals = RowOf<typeof totalsRow>

export async function totalsOf(
  db: Db,
  form: string,
  span: ReportFilter,
  { fails, percent }: Scored,
): Promise<Totals> {
  const found = await db.maybe(
    totalsRow,
    sql`
    select count(*) as submissions, coalesce(sum(${fails}), 0) as fails,
      round(avg(${percent}), 1) as average_percent,
      percentile_cont(0.5) within group (order by t.duration) as median_duration
    from submissions t where t.form = ${form} and ${counted(span)}`,
  )
  if (found === undefined) throw new Error('An aggregate has one row.')
  return found
}

export const versionsUsed = (db: Db, form: string, span: ReportFilter) =>
  db.many(
    { n: 'number' },
    sql`
    select distinct v.n from submissions t
    join submission_revision r on r.company_id = t.company_id and r.submission = t.id and r.n = t.revision
    join form_version v on v.company_id = r.company_id and v.id = r.form_version
    where t.form = ${form} and ${counted(span)} order by v.n`,
  )

/** The answers `a` of the submissions `t` that count. */
const answers = (form: string, span: ReportFilter) => sql`
  from answer a join submissions t on t.company_id = a.company_id and t.id = a.submission
  where a.company_id = current_company() and a.form = ${form} and ${counted(span)}`
const line = sql`a.key || coalesce('/' || a.matrix_row, '')`

const lineTotalsRow = row({
  line: 'string',
  answered: 'number',
  fails: 'number',
  least: 'number?',
  most: 'number?',
  average: 'number?',
  sum: 'number?',
})

export const lineTotals = (db: Db, form: string, span: ReportFilter) =>
  db.many(
    lineTotalsRow,
    sql`
    select ${line} as line, count(distinct a.submission) as answered,
      count(distinct a.submission) filter (where a.fails) as fails,
      min(a.num) as least, max(a.num) as most, round(avg(a.num), 2) as average, sum(a.num) as sum
    ${answers(form, span)} group by 1`,
  )

export const optionTotals = (db: Db, form: string, span: ReportFilter) =>
  db.many(
    { line: 'string', option_id: 'string', count: 'number' },
    sql`
    select ${line} as line, a.option_id, count(*) as count
    ${answers(form, span)} and a.option_id is not null group by 1, 2`,
  )

const pointRow = row({
  start: 'string',
  submissions: 'number',
  fails: 'number',
  percent: 'number?',
})

/** The weeks (from Monday) or months of the span, those without a submission too. */
export const trendOf = (
  db: Db,
  form: string,
  span: ReportFilter,
  { step, scored }: { step: 'week' | 'month'; scored: Scored },
) =>
  db.many(
    pointRow,
    sql`
    with found as (
      select date_trunc(${step}, t.submitted_on)::date as start, count(*) as submissions,
        sum(${scored.fails}) as fails, round(avg(${scored.percent}), 1) as percent
      from submissions t where t.form = ${form} and ${counted(span)} group by 1)
    select every::date as start, coalesce(f.submissions, 0) as submissions,
      coalesce(f.fails, 0) as fails, f.percent
    from (select min(start) as first, max(start) as last from found) ends,
      generate_series(first, last, ('1 ' || ${step})::interval) every
    left join found f on f.start = every::date order by 1`,
  )

export async function daysCovered(db: Db, form: string, span: ReportFilter): Promise<number> {
  const found = await db.maybe(
    { days: 'number' },
    sql`
    select coalesce(max(t.submitted_on) - min(t.submitted_on), 0) as days
    from submissions t where t.form = ${form} and ${counted(span)}`,
  )
  return found?.days ?? 0
}

const countedRow = row({ id: 'string?', name: 'string?', submissions: 'number', fails: 'number' })
type Counted = RowOf<typeof countedRow>

const submittedRow = row({
  id: 'string?',
  name: 'string?',
  submissions: 'number',
  waiting: 'number',
  fails: 'number',
  last: 'string?',
  weeks: 'numbers',
})

const of: Readonly<Record<CountedBy, { id: Sql; name: Sql }>> = {
  form: {
    id: sql`t.form`,
    name: sql`(select f.title from forms f where f.company_id = current_company() and f.id = g.id)`,
  },
  person: {
    id: sql`t.submitted_by`,
    name: sql`(select concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, '')) from account p
      where p.company_id = current_company() and p.id = g.id)`,
  },
  ...eachOf(countedSubjects, (name) => ({
    id: sql`t.${sql.id(name)}`,
    name: subjectCounted(name),
  })),
}

const countedAbout = (
  db: Db,
  by: CountedSubject,
  form: string,
  span: ReportFilter,
  { fails }: Scored,
) =>
  db.many(
    countedRow,
    sql`
    select g.id, ${of[by].name} as name, g.submissions, g.fails
    from (select ${of[by].id} as id, count(*) as submissions, coalesce(sum(${fails}), 0) as fails
      from submissions t where t.form = ${form} and ${counted(span)} group by 1) g
    order by g.submissions desc, 2 limit 50`,
  )

export async function countedBySubject(db: Db, form: string, span: ReportFilter, scored: Scored) {
  const counts: [CountedSubject, Counted[]][] = []
  for (const name of countedSubjects)
    counts.push([name, await countedAbout(db, name, form, span, scored)])
  const found = new Map(counts)
  return countsBySubject((name) => found.get(name) ?? [])
}

const streakRow = row({ id: 'string', name: 'string', days: 'number', last: 'string' })

/** Each person's longest run of working days, from Monday to Friday, on which they submitted it. */
export const streaksOf = (db: Db, form: string, span: ReportFilter) =>
  db.many(
    streakRow,
    sql`
    with days as (
      -- Working days are numbered on from one week to the next: those of a run differ by one.
      select distinct t.submitted_by as id, t.submitted_on as day,
        (t.submitted_on - date '2001-01-01') / 7 * 5 + extract(isodow from t.submitted_on)::integer as n
      from submissions t
      where t.form = ${form} and t.submitted_by is not null
        and extract(isodow from t.submitted_on) < 6 and ${counted(span)}),
    runs as (
      select id, count(*) as days, max(day) as last
      from (select id, day, n - row_number() over (partition by id order by n) as run from days) r
      group by id, run having count(*) > 1)
    select * from (
      select distinct on (g.id) g.id, ${of.person.name} as name, g.days, g.last
      from runs g order by g.id, g.days desc, g.last desc) best
    order by days desc, last desc, name limit 5`,
  )

/** Stands for what has no id, so that it is found by equality. */
const noId = '00000000-0000-0000-0000-000000000000'

/** By form, by person or by what they are about: how many, how many wait for signatures, and each of the
 *  last 26 weeks. */
export const submittedBy = (db: Db, by: CountedBy, span: ReportFilter, { fails }: Scored) =>
  db.many(
    submittedRow,
    sql`
    with rows as (
      select ${of[by].id} as id, t.submitted_on, t.submitted_at, ${fails} as fails,
        t.stage in ('unsigned', 'partly_signed') as waits
      from submissions t where ${counted(span)}),
    last_week as (select date_trunc('week', max(submitted_on))::date as start from rows),
    totals as (
      select id, count(*) as submissions, count(*) filter (where waits) as waiting,
        sum(fails) as fails, max(submitted_at) as last
      from rows group by id),
    weekly as (
      select coalesce(id, ${noId}::uuid) as id,
        (((select start from last_week) - date_trunc('week', submitted_on)::date) / 7) as back,
        count(*)::integer as n
      from rows where submitted_on > (select start - 182 from last_week) group by 1, 2),
    lines as (
      select id, array_agg(n order by b desc) as weeks from (
        select i.id, b, coalesce(w.n, 0) as n
        from (select distinct id from weekly) i cross join generate_series(0, 25) b
        left join weekly w on w.id = i.id and w.back = b) every group by id)
    select g.id, ${of[by].name} as name, g.submissions, g.waiting, g.fails, g.last,
      coalesce(l.weeks, array_fill(0, array[26])) as weeks
    from totals g left join lines l on l.id = coalesce(g.id, ${noId}::uuid)
    order by g.submissions desc, 2 limit 500`,
  )
