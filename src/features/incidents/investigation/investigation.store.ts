import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Cause } from './causes.ts'
import type { lessonKinds } from './investigation.contract.ts'
import { investigationFields } from './investigation-fields.ts'

/** How many days before and after count as the same spell. */
const similarWithin = 90

type Values = Readonly<Record<string, unknown>>
type Named = { id: string; name: string } | null

/** What nobody has written is empty. */
const blank: Values = Object.fromEntries(
  Object.entries(investigationFields).map(([name, { kind }]) => [
    name,
    kind === 'rows' || kind === 'files' ? [] : null,
  ]),
)

export async function investigationOf(db: Db, incident: string) {
  const row = await db.maybe(
    {
      version: 'number',
      facts: json<Values>(),
      evidence: json<{ id: string }[]>(),
      causes: json<Cause[]>(),
      alert: json<Named>(),
      talk: json<Named>(),
    },
    sql`
    select v.version, v.facts, v.causes,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes)
          order by array_position(v.evidence, f.id)), '[]')
        from file f where f.company_id = v.company_id and f.id = any(v.evidence)) as evidence,
      (select jsonb_build_object('id', a.id, 'name', a.title) from safety_alerts a
        where a.company_id = v.company_id and a.id = v.alert) as alert,
      (select jsonb_build_object('id', k.id, 'name', k.title) from toolbox_talks k
        where k.company_id = v.company_id and k.id = v.talk) as talk
    from incident_investigation v where v.company_id = current_company() and v.incident = ${incident}`,
  )
  const {
    version = 0,
    facts = {},
    evidence = [],
    causes = [],
    alert = null,
    talk = null,
  } = row ?? {}
  return { version, values: { ...blank, ...facts, evidence }, causes, alert, talk }
}

type Written = { version: number; values: Values; causes: readonly Cause[] }

/** On the version that was read; answers whether it was still that one. */
export async function putInvestigation(
  db: Db,
  incident: string,
  { version, values, causes }: Written,
): Promise<boolean> {
  const { evidence, ...facts } = values
  const [said, outline] = [JSON.stringify(facts), JSON.stringify(causes)]
  const files = sql`${Array.isArray(evidence) ? evidence : []}::uuid[]`
  const written = await db.run(
    version === 0
      ? sql`
        insert into incident_investigation (company_id, incident, facts, evidence, causes)
        values (current_company(), ${incident}, ${said}::jsonb, ${files}, ${outline}::jsonb)
        on conflict (company_id, incident) do nothing`
      : sql`
        update incident_investigation set facts = ${said}::jsonb, evidence = ${files}, causes = ${outline}::jsonb
        where company_id = current_company() and incident = ${incident} and version = ${version}`,
  )
  return written === 1
}

/** The lesson is passed on by a record that the caller sees. */
export async function putLesson(
  db: Db,
  incident: string,
  { kind, record }: { kind: (typeof lessonKinds)[number]; record: string },
): Promise<boolean> {
  const table = sql.id(kind === 'alert' ? 'safety_alerts' : 'toolbox_talks')
  const written = await db.run(sql`
    insert into incident_investigation (company_id, incident, ${sql.id(kind)})
    select current_company(), ${incident}, r.id from ${table} r
    where r.company_id = current_company() and r.id = ${record}
    on conflict (company_id, incident) do update set ${sql.id(kind)} = excluded.${sql.id(kind)}`)
  // The alert says of which incident it tells.
  if (written === 1 && kind === 'alert')
    await db.run(sql`
      update safety_alerts set incident = ${incident}
      where company_id = current_company() and id = ${record} and incident is null`)
  return written === 1
}

export const similarTo = (db: Db, incident: string) =>
  db.many(
    {
      id: 'string',
      number: 'string',
      title: 'string',
      day: 'string',
      same: json<('type' | 'place' | 'asset')[]>(),
    },
    sql`
    select o.id, o.number, coalesce(o.title, o.number) as title, o.occurred_on as day, to_jsonb(array_remove(array[
        case when o.type = i.type then 'type' end,
        case when coalesce(o.location, o.project) = coalesce(i.location, i.project) then 'place' end,
        case when o.asset = i.asset then 'asset' end], null)) as same
    from incidents i
    join incidents o on o.company_id = i.company_id and o.id <> i.id and o.archived_at is null and o.status <> 'void'
      and o.occurred_on between i.occurred_on - ${similarWithin}::integer and i.occurred_on + ${similarWithin}::integer
      and (o.type = i.type or coalesce(o.location, o.project) = coalesce(i.location, i.project) or o.asset = i.asset)
    where i.company_id = current_company() and i.id = ${incident}
    order by cardinality(array_remove(array[o.type = i.type, coalesce(o.location, o.project) = coalesce(i.location, i.project),
        o.asset = i.asset], null)) desc, o.occurred_on desc, o.id
    limit 20`,
  )
