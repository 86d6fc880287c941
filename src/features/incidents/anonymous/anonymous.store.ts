import { hashToken } from '../../../access/server/gate.ts'
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import type { IncidentKind } from '../record/kinds.ts'

/** What follows is of nobody: neither an address nor a request is in the change log. */
export const forgetSender = (db: Db) =>
  db.run(sql`select set_config('app.ip', '', true), set_config('app.request_id', '', true)`)

/** In the company that the code of a project leads to from then on; nothing where it leads nowhere. */
export const openReportCode = async (db: Db, token: string) =>
  (
    await db.maybe(
      { id: 'string?' },
      sql`select open_code(${token}, 'reports of projects', '') as id`,
    )
  )?.id ?? undefined

/** As above, by a tracking code. */
export const openTrackingCode = async (db: Db, code: string) =>
  (await db.maybe({ id: 'string?' }, sql`select open_report(${hashToken(code)}) as id`))?.id ??
  undefined

/** Nothing where the project is over: its code ends with it. */
export const openProject = (db: Db, project: string) =>
  db.maybe(
    { name: 'string' },
    sql`
    select name from projects where company_id = current_company() and id = ${project}
      and archived_at is null and completed_at is null`,
  )

/** Projects that the caller sees. */
export async function projectOf(db: Db, project: string) {
  const found = await db.maybe(
    { name: 'string' },
    sql`select name from projects where company_id = current_company() and id = ${project} for update`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}

type Told = {
  project: string
  kind: IncidentKind
  place: string
  lang: Locale
  code: string
}

/** Nothing where a report with that code is there already. */
export const insertReport = async (db: Db, { project, kind, place, lang, code }: Told) =>
  (
    await db.maybe(
      { id: 'string' },
      sql`
      insert into anonymous_reports (company_id, project, kind, place, lang, code_hash)
      values (current_company(), ${project}, ${kind}, nullif(${place}, ''), ${lang}, ${hashToken(code)})
      on conflict (code_hash) do nothing returning id`,
    )
  )?.id

type Written = { id: string; words: string; translation?: string; by?: string }

/** False where it is there already. */
export const insertMessage = async (
  db: Db,
  report: string,
  { id, words, translation = '', by }: Written,
): Promise<boolean> =>
  (await db.run(sql`
    insert into report_messages (company_id, id, report, by, words, translation)
    values (current_company(), ${id}, ${report}, ${by ?? null}, ${words}, nullif(${translation}, ''))
    on conflict (company_id, id) do nothing`)) === 1

export const translate = async (
  db: Db,
  { report, message, translation }: { report: string; message: string; translation: string },
): Promise<boolean> =>
  (await db.run(sql`
    update report_messages set translation = nullif(${translation}, '')
    where company_id = current_company() and report = ${report} and id = ${message}`)) === 1

export const messagesOf = (db: Db, report: string) =>
  db.many(
    {
      id: 'string',
      of_reporter: 'boolean',
      words: 'string',
      translation: 'string?',
      at: 'string',
      by: 'string?',
    },
    sql`
    select m.id, m.by is null as of_reporter, m.words, m.translation, m.at,
      nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as by
    from report_messages m left join account a on a.company_id = m.company_id and a.id = m.by
    where m.company_id = current_company() and m.report = ${report} order by m.at, m.id`,
  )

const first = sql`(select m.words from report_messages m
  where m.company_id = r.company_id and m.report = r.id order by m.at, m.id limit 1)`
const waits = sql`coalesce((select m.by is null from report_messages m
  where m.company_id = r.company_id and m.report = r.id order by m.at desc, m.id desc limit 1), false)`

const reports = (db: Db, which: Sql) =>
  db.many(
    {
      id: 'string',
      kind: one<IncidentKind>(),
      place: 'string?',
      lang: one<Locale>(),
      project: 'string',
      project_id: 'string',
      zone: 'string',
      at: 'string',
      on: 'string',
      words: 'string',
      waits: 'boolean',
      incident: 'string?',
      number: 'string?',
    },
    sql`
    select r.id, r.kind, r.place, r.lang, p.name as project, p.id as project_id, c.timezone as zone,
      r.created_at as at, (r.created_at at time zone c.timezone)::date as "on", ${first} as words,
      ${waits} as waits, i.id as incident, i.number
    from anonymous_reports r
    join company c on c.id = r.company_id
    join projects p on p.company_id = r.company_id and p.id = r.project
    left join incidents i on i.company_id = r.company_id and i.id = r.incident
    where r.company_id = current_company() and ${which}`,
  )
export type StoredReport = Awaited<ReturnType<typeof reports>>[number]

const pageSize = 50

export async function findReports(db: Db, view: 'waiting' | 'all', page: number) {
  const which = view === 'waiting' ? waits : sql`true`
  const counted = await db.maybe(
    { n: 'number' },
    sql`
    select count(*)::integer as n from anonymous_reports r
    where r.company_id = current_company() and ${which}`,
  )
  const data = await reports(
    db,
    sql`${which} order by r.created_at desc, r.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { data, last_page: Math.max(1, Math.ceil((counted?.n ?? 0) / pageSize)) }
}

export async function reportOf(db: Db, id: string): Promise<StoredReport> {
  const [found] = await reports(db, sql`r.id = ${id}`)
  if (found === undefined) throw new Problem('row/missing')
  return found
}

/** The longest that waits first. */
export const waitingReports = (db: Db, most: number) =>
  reports(db, sql`${waits} order by r.created_at, r.id limit ${most}`)

/** For the rest of the transaction. */
export const lockReport = (db: Db, id: string) =>
  db.run(sql`
    select id from anonymous_reports where company_id = current_company() and id = ${id} for update`)

/** The incident is nobody’s report. */
export async function linkIncident(db: Db, report: string, incident: string): Promise<void> {
  await db.run(sql`
    update incidents set anonymous = true, reported_by = null
    where company_id = current_company() and id = ${incident}`)
  await db.run(sql`
    update anonymous_reports set incident = ${incident}
    where company_id = current_company() and id = ${report}`)
}
