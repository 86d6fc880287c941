import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import { innerRowsOf } from '../../../register/fields/structured.ts'
import type { IncidentStatus } from '../record/incidents.register.ts'
import type { RoleInIncident } from './injuries.ts'
import { type InjuryDetails, injuryDetails } from './people.contract.ts'

const placeOf = (row: string) => ({ row, column: 'incident_person.details_encrypted' })

/** Without a cipher, what is of their bodies is left out. */
export async function peopleOf(db: Db, incident: string, cipher: Cipher | undefined) {
  const rows = await db.many(
    {
      id: 'string',
      role: one<RoleInIncident>(),
      name: 'string',
      employer: 'string',
      of_company: 'string?',
      details: 'string?',
    },
    sql`
    select id, role, name, coalesce(employer, '') as employer, person as of_company, details_encrypted as details
    from incident_person where company_id = current_company() and incident = ${incident}
    order by array_position('{injured,involved,first_aider,witness}', role), folded(name), id`,
  )
  return rows.map(({ details, ...row }) => ({
    ...row,
    known: details !== null,
    details:
      cipher === undefined || details === null
        ? null
        : injuryDetails.parse(JSON.parse(cipher.decrypt(placeOf(row.id), details))),
  }))
}

type Given = {
  role: string
  name: string
  employer: string
  of_company?: string | null
  details?: Pick<InjuryDetails, 'injuries' | 'treatment'> | undefined
}

const seal = (cipher: Cipher, id: string, details: InjuryDetails) =>
  cipher.encrypt(placeOf(id), JSON.stringify(details))

/** Whether it was said where they were hurt and how they were treated: in a sentence, or each time by its own. */
const toldIn = ({ injuries, treatment, facts }: InjuryDetails) => ({
  injury: injuries.length > 0,
  treatment: treatment !== '' || innerRowsOf(facts.first_aid).length > 0,
})

/** What is known of somebody’s body; nothing where nobody said. */
async function detailsOf(db: Db, cipher: Cipher, incident: string, id: string) {
  const row = await db.maybe(
    { details: 'string?' },
    sql`
    select details_encrypted as details from incident_person
    where company_id = current_company() and incident = ${incident} and id = ${id} for update`,
  )
  if (row === undefined) return undefined
  return row.details === null
    ? { injuries: [], treatment: '', facts: {}, claim: {} }
    : injuryDetails.parse(JSON.parse(cipher.decrypt(placeOf(id), row.details)))
}

/** Answers whether there was such a person. */
export async function writeFacts(
  db: Db,
  cipher: Cipher,
  { incident, id }: { incident: string; id: string },
  said: Partial<Pick<InjuryDetails, 'facts' | 'claim'>>,
): Promise<boolean> {
  const details = await detailsOf(db, cipher, incident, id)
  if (details === undefined) return false
  const after = { ...details, ...said }
  const told = toldIn(after)
  await db.run(sql`
    update incident_person set details_encrypted = ${seal(cipher, id, after)},
      injury_told = ${told.injury}, treatment_told = ${told.treatment}
    where company_id = current_company() and incident = ${incident} and id = ${id}`)
  return true
}

/** The number is kept only until a Form 7 was sent. */
export async function forgetInsuranceNumbers(
  db: Db,
  cipher: Cipher,
  incident: string,
): Promise<void> {
  for (const { id, details } of await peopleOf(db, incident, cipher))
    if (details !== null && details.claim.sin != null)
      await writeFacts(db, cipher, { incident, id }, { claim: { ...details.claim, sin: null } })
}

/** What is not said of injuries stays as it was. Answers whether the row was of this incident. */
export async function writePerson(
  db: Db,
  cipher: Cipher,
  { incident, id }: { incident: string; id: string },
  { role, name, employer, of_company = null, details }: Given,
): Promise<boolean> {
  const { facts = {}, claim = {} } = (await detailsOf(db, cipher, incident, id)) ?? {}
  const told = toldIn({ injuries: [], treatment: '', ...details, facts, claim })
  const stored = details === undefined ? null : seal(cipher, id, { ...details, facts, claim })
  const written = await db.run(sql`
    insert into incident_person as p (company_id, id, incident, role, name, employer, person, details_encrypted,
      injury_told, treatment_told)
    values (current_company(), ${id}, ${incident}, ${role}, ${name}, nullif(${employer}, ''), ${of_company}, ${stored},
      ${told.injury}, ${told.treatment})
    on conflict (company_id, id) do update set role = excluded.role, name = excluded.name,
      employer = excluded.employer, person = excluded.person,
      details_encrypted = coalesce(excluded.details_encrypted, p.details_encrypted),
      injury_told = case when excluded.details_encrypted is null then p.injury_told else excluded.injury_told end,
      treatment_told = case when excluded.details_encrypted is null then p.treatment_told else excluded.treatment_told end
    where p.incident = excluded.incident`)
  return written === 1
}

/** Whether they signed what they said: they stay on the record with it. */
export const hasSigned = async (db: Db, incident: string, id: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from incident_statement where company_id = current_company() and incident = ${incident}
      and teller = ${id} and signed_at is not null limit 1`)) !== undefined

export async function removePerson(db: Db, incident: string, id: string): Promise<boolean> {
  await db.run(sql`
    delete from incident_statement where company_id = current_company() and incident = ${incident}
      and teller = ${id} and signed_at is null`)
  const removed = await db.run(sql`
    delete from incident_person
    where company_id = current_company() and incident = ${incident} and id = ${id}`)
  return removed === 1
}

/** Whether something is known of somebody’s injuries. */
export const isKnown = async (db: Db, incident: string, id: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from incident_person where company_id = current_company() and incident = ${incident}
      and id = ${id} and details_encrypted is not null`)) !== undefined

/** Once a day of each reader. */
export const noteReadOfPeople = (db: Db, incident: string, account: string) =>
  db.run(sql`
    with noted as (
      insert into incident_person_read (company_id, incident, account, day)
      select c.id, ${incident}, ${account}::uuid, (now() at time zone c.timezone)::date
      from company c where c.id = current_company()
      on conflict do nothing returning incident)
    select log_event('read', 'incident_person', incident, '{}') from noted`)

/** Whether the caller sees somebody of the company by this id. */
export const isOfCompany = async (db: Db, person: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from person where company_id = current_company() and id = ${person}`)) !== undefined

export const incidentsOfPerson = (db: Db, person: string) =>
  db.many(
    {
      id: 'string',
      number: 'string',
      title: 'string',
      day: 'string',
      role: one<RoleInIncident>(),
      status: one<IncidentStatus>(),
    },
    sql`
    select i.id, i.number, coalesce(i.title, i.number) as title, i.occurred_on as day, p.role, i.status
    from incident_person p
    join incidents i on i.company_id = p.company_id and i.id = p.incident and i.archived_at is null
    where p.company_id = current_company() and p.person = ${person}
    order by i.occurred_on desc, i.number desc limit 100`,
  )
