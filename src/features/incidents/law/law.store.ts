import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import { newId } from '../../../kit/ids.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Country } from '../../../manifest/companies.ts'
import type { DutyDue, Facts, FoundCode, LegalSetting } from './judge.ts'
import { factsSchema, type howSent } from './law.contract.ts'

/** What the law is asked about. */
export async function aboutOf(db: Db, id: string) {
  const row = await db.maybe(
    {
      country: one<Country>(),
      zone: 'string',
      day: 'string',
      time: 'string?',
      severity: 'string?',
      illness: 'boolean',
      project: 'boolean',
      reported: 'string',
      scene: one<'frozen' | 'released' | null>(),
    },
    sql`
    select coalesce(e.country, 'CA') as country, c.timezone as zone, i.occurred_on as day,
      to_char(i.occurred_time, 'HH24:MI') as time, i.severity, coalesce(t.regulatory_hint = 'illness', false) as illness,
      i.project is not null as project, i.scene,
      to_char(i.reported_at at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') as reported
    from incidents i
    join company c on c.id = i.company_id
    left join entities e on e.company_id = i.company_id and e.id = i.entity
    left join incident_types t on t.company_id = i.company_id and t.id = i.type
    where i.company_id = current_company() and i.id = ${id}`,
  )
  if (row === undefined) throw new Problem('row/missing')
  const { day, time, reported, scene, ...rest } = row
  const about: LegalSetting = { ...rest, occurred: time === null ? day : `${day}T${time}` }
  return { about, reported, scene }
}

export const dutiesOf = (db: Db, incident: string) =>
  db.many(
    {
      code: 'string',
      recipients: json<string[]>(),
      citation: 'string',
      due_at: 'string',
      sent_at: 'string?',
      sent_how: one<(typeof howSent)[number] | null>(),
      sent_to: 'string?',
      reference: 'string?',
      sent_by: 'string?',
    },
    sql`
    select d.code, to_jsonb(d.recipients) as recipients, d.citation, d.due_at, d.sent_at, d.sent_how, d.sent_to,
      d.reference, nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as sent_by
    from incident_duty d
    left join account a on a.company_id = d.company_id and a.id = d.sent_by
    where d.company_id = current_company() and d.incident = ${incident} and d.withdrawn_at is null
    order by d.due_at, d.code`,
  )

const placeOf = (row: string) => ({ row, column: 'incident_classification.facts_encrypted' })

export async function classificationsOf(db: Db, incident: string, cipher: Cipher | undefined) {
  const rows = await db.many(
    {
      id: 'string',
      at: 'string',
      by: 'string?',
      note: 'string?',
      found: json<FoundCode[]>(),
      facts: 'string?',
    },
    sql`
    select k.id, k.at, k.note, to_jsonb(k.found) as found, k.facts_encrypted as facts,
      nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as by
    from incident_classification k
    left join account a on a.company_id = k.company_id and a.id = k.by
    where k.company_id = current_company() and k.incident = ${incident} order by k.at desc, k.id desc`,
  )
  return rows.map(({ facts, ...row }) => ({
    ...row,
    facts:
      cipher === undefined || facts === null
        ? null
        : factsSchema.parse(JSON.parse(cipher.decrypt(placeOf(row.id), facts))),
  }))
}

export async function insertClassification(
  db: Db,
  cipher: Cipher,
  incident: string,
  given: { facts: Facts; found: readonly FoundCode[]; note: string },
): Promise<void> {
  const id = newId()
  await db.run(sql`
    insert into incident_classification (company_id, id, incident, found, note, facts_encrypted, by)
    values (current_company(), ${id}, ${incident}, ${[...given.found]}::text[], nullif(${given.note}, ''),
      ${cipher.encrypt(placeOf(id), JSON.stringify(given.facts))},
      (select a.id from account a where a.company_id = current_company() and a.id = asking()))`)
}

/** What is due now; what is not asked for any more is withdrawn, unless it was sent. */
export async function putDuties(
  db: Db,
  incident: string,
  duties: readonly DutyDue[],
): Promise<void> {
  await db.run(sql`
    update incident_duty set withdrawn_at = now()
    where company_id = current_company() and incident = ${incident} and withdrawn_at is null and sent_at is null
      and code <> all (${duties.map(({ code }) => code)}::text[])`)
  await db.run(sql`
    insert into incident_duty as d (company_id, incident, code, rule_from, recipients, citation, due_at)
    select current_company(), ${incident}, g.code, g.rule_from, g.recipients, g.citation, g.due_at
    from jsonb_to_recordset(${JSON.stringify(duties)}::jsonb)
      g(code text, rule_from date, recipients text[], citation text, due_at timestamptz)
    on conflict (company_id, incident, code) do update set rule_from = excluded.rule_from,
      recipients = excluded.recipients, citation = excluded.citation, due_at = excluded.due_at,
      withdrawn_at = null, reminded_at = null,
      pressed_at = null, late_told_at = null
    where d.withdrawn_at is not null or d.due_at <> excluded.due_at`)
}

export const freezeScene = (db: Db, incident: string, frozen: boolean) =>
  db.run(sql`
    update incidents set scene = ${frozen ? 'frozen' : null}
    where company_id = current_company() and id = ${incident}
      and scene is distinct from 'released' and scene is distinct from ${frozen ? 'frozen' : null}`)

export const releaseIt = (db: Db, incident: string) =>
  db.run(sql`
    update incidents set scene = 'released'
    where company_id = current_company() and id = ${incident} and scene = 'frozen'`)

export const writeProof = (
  db: Db,
  incident: string,
  code: string,
  { how, at, to, reference }: { how: string; at: string; to: string; reference: string },
) =>
  db.run(sql`
    update incident_duty set sent_how = ${how}, sent_at = ${at}, sent_to = ${to},
      reference = nullif(${reference}, ''),
      sent_by = (select a.id from account a where a.company_id = current_company() and a.id = asking())
    where company_id = current_company() and incident = ${incident} and code = ${code} and withdrawn_at is null`)

const owed = sql`d.company_id = current_company() and d.withdrawn_at is null and d.sent_at is null`

/** How many duties are due and not sent: of one incident, or of all that the caller sees. */
export const openDuties = async (db: Db, incident?: string): Promise<number> =>
  (
    await db.maybe(
      { n: 'number' },
      sql`
      select count(*)::integer as n from incident_duty d
      join incidents i on i.company_id = d.company_id and i.id = d.incident and i.archived_at is null
      where ${owed} ${incident === undefined ? sql`` : sql`and d.incident = ${incident}`}`,
    )
  )?.n ?? 0

export const nextDuties = (db: Db, most: number) =>
  db.many(
    {
      id: 'string',
      incident: 'string',
      number: 'string',
      title: 'string',
      code: 'string',
      due_at: 'string',
    },
    sql`
    select d.id, d.incident, i.number, coalesce(i.title, i.number) as title, d.code, d.due_at
    from incident_duty d
    join incidents i on i.company_id = d.company_id and i.id = d.incident and i.archived_at is null
    where ${owed} order by d.due_at, d.id limit ${most}`,
  )

export const openIncidents = async (db: Db): Promise<number> =>
  (
    await db.maybe(
      { n: 'number' },
      sql`
      select count(*)::integer as n from incidents
      where company_id = current_company() and archived_at is null and status not in ('closed', 'void')`,
    )
  )?.n ?? 0
