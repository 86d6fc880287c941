import { createHash } from 'node:crypto'
import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import type { RoleInIncident } from '../people/injuries.ts'
import { trueStatement } from './statement-words.ts'
import type { GivenMarkOfStatement } from './statements.contract.ts'

const placeOf = (row: string) => ({ row, column: 'incident_statement.words_encrypted' })

/** Of the very words that were signed: other words have another. */
const hashOf = (id: string, lang: Locale, words: string): string =>
  createHash('sha256')
    .update(JSON.stringify([id, lang, words]))
    .digest('hex')

type SignedStatement = {
  given: GivenMarkOfStatement
  statement: string
  at: string
  witness: string | null
  attestation: string | null
  by_link: boolean
}

async function statements(db: Db, cipher: Cipher, which: Sql) {
  const rows = await db.many(
    {
      id: 'string',
      incident: 'string',
      teller: 'string',
      name: 'string',
      role: one<RoleInIncident>(),
      person: 'string?',
      lang: one<Locale>(),
      sealed: 'string',
      taker: 'string?',
      taken_by: 'string?',
      taken_at: 'string',
      signed: json<SignedStatement | null>(),
    },
    sql`
    select s.id, s.incident, s.teller, p.name, p.role, p.person, s.lang, s.words_encrypted as sealed, s.taken_by as taker,
      nullif(concat_ws(' ', nullif(t.first_name, ''), nullif(t.last_name, '')), '') as taken_by, s.taken_at,
      case when s.signed_at is not null then jsonb_build_object('given', s.given, 'statement', s.statement,
        'at', s.signed_at, 'attestation', s.attestation, 'by_link', s.by_link,
        'witness', nullif(concat_ws(' ', nullif(w.first_name, ''), nullif(w.last_name, '')), '')) end as signed
    from incident_statement s
    join incident_person p on p.company_id = s.company_id and p.id = s.teller
    left join account t on t.company_id = s.company_id and t.id = s.taken_by
    left join account w on w.company_id = s.company_id and w.id = s.witness
    where s.company_id = current_company() and ${which}
    order by s.taken_at, s.id`,
  )
  return rows.map(({ sealed, ...row }) => {
    const words = cipher.decrypt(placeOf(row.id), sealed)
    return { ...row, words, hash: hashOf(row.id, row.lang, words) }
  })
}
export type IncidentStatement = Awaited<ReturnType<typeof statements>>[number]

export const statementsOf = (db: Db, cipher: Cipher, incident: string) =>
  statements(db, cipher, sql`s.incident = ${incident}`)

/** For the rest of the transaction: nobody says it anew while it is signed. */
export async function lockStatement(
  db: Db,
  cipher: Cipher,
  { id, incident }: { id: string; incident?: string },
): Promise<IncidentStatement | undefined> {
  await db.run(sql`
    select id from incident_statement where company_id = current_company() and id = ${id} for update`)
  const [row] = await statements(
    db,
    cipher,
    incident === undefined ? sql`s.id = ${id}` : sql`s.id = ${id} and s.incident = ${incident}`,
  )
  return row
}

export const isOfIncident = async (db: Db, incident: string, teller: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from incident_person where company_id = current_company() and id = ${teller}
      and incident = ${incident}`)) !== undefined

type Told = { id: string; incident: string; teller: string; words: string; lang: Locale }

/** Answers whether it was of this incident, and not signed. */
export async function putStatement(db: Db, cipher: Cipher, told: Told): Promise<boolean> {
  const sealed = cipher.encrypt(placeOf(told.id), told.words)
  const written = await db.run(sql`
    insert into incident_statement as s (company_id, id, incident, teller, words_encrypted, lang, taken_by)
    select current_company(), ${told.id}, ${told.incident}, ${told.teller}, ${sealed}, ${told.lang}, a.id
    from (select asking() as who) w left join account a on a.company_id = current_company() and a.id = w.who
    on conflict (company_id, id) do update set teller = excluded.teller, words_encrypted = excluded.words_encrypted,
      lang = excluded.lang, taken_by = excluded.taken_by, taken_at = now()
    where s.incident = excluded.incident and s.signed_at is null`)
  return written === 1
}

export const dropStatement = async (db: Db, incident: string, id: string): Promise<boolean> =>
  (await db.run(sql`
    delete from incident_statement where company_id = current_company() and incident = ${incident}
      and id = ${id} and signed_at is null`)) === 1

export type StatementSignature = {
  hash: string
  given: GivenMarkOfStatement
  lang: Locale
  witness: string | null
  attestation: string | null
  by_link: boolean
}

export async function putSignature(db: Db, id: string, one: StatementSignature): Promise<void> {
  const written = await db.run(sql`
    update incident_statement set hash = ${one.hash}, given = ${JSON.stringify(one.given)},
      statement = ${trueStatement[one.lang]}, statement_lang = ${one.lang}, signed_at = now(),
      witness = ${one.witness}, attestation = ${one.attestation}, by_link = ${one.by_link}
    where company_id = current_company() and id = ${id} and signed_at is null`)
  if (written === 0) throw new Problem('signature/place')
}
