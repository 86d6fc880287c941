import { columns } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import type { ReadDetails } from './confidential.contract.ts'
import { type ConfidentialField, columnOf, confidentialNames } from './confidential-fields.ts'

type Values = Readonly<Record<string, unknown>>

const detailsRow = columns('person_confidential', 'version', ...confidentialNames.map(columnOf))

const placeOf = (person: string, name: ConfidentialField) => ({
  row: person,
  column: `person_confidential.${columnOf(name)}`,
})

const list = sql.join(
  confidentialNames.map((name) => sql.id(columnOf(name))),
  sql`, `,
)

/** Nothing is known of somebody who has no row. */
export async function detailsOf(
  db: Db,
  cipher: Cipher,
  person: string,
): Promise<{ version: number; values: Values }> {
  const found = await db.maybe(
    detailsRow,
    sql`
    select version, ${list} from person_confidential
    where company_id = current_company() and id = ${person}`,
  )
  const values = confidentialNames.map((name) => {
    const stored = found?.[columnOf(name)] ?? null
    return [name, stored && JSON.parse(cipher.decrypt(placeOf(person, name), stored))]
  })
  return { version: found?.version ?? 0, values: Object.fromEntries(values) }
}

/** On the version that was read; answers whether it was still that one. What did not change is written as it
 *  was: the log tells what did. */
export async function writeDetails(
  db: Db,
  cipher: Cipher,
  person: string,
  { version, values: given }: { version: number; values: Values },
): Promise<boolean> {
  const before = await detailsOf(db, cipher, person)
  if (before.version !== version) return false
  const changed = confidentialNames.filter(
    (name) => JSON.stringify(before.values[name]) !== JSON.stringify(given[name]),
  )
  if (changed.length === 0) return true
  const stored = changed.map((name) => {
    const value = given[name]
    return value === null ? null : cipher.encrypt(placeOf(person, name), JSON.stringify(value))
  })
  const names = changed.map((name) => sql.id(columnOf(name)))
  const written = await db.run(
    before.version === 0
      ? sql`
        insert into person_confidential (company_id, id, ${sql.join(names, sql`, `)})
        values (current_company(), ${person}, ${sql.join(
          stored.map((value) => sql`${value}`),
          sql`, `,
        )}) on conflict do nothing`
      : sql`
        update person_confidential set ${sql.join(
          names.map((name, at) => sql`${name} = ${stored[at]}`),
          sql`, `,
        )}
        where company_id = current_company() and id = ${person} and version = ${before.version}`,
  )
  return written === 1
}

/** Once a day of each reader: who reads again that day waits for nobody and writes nothing. */
export const noteReads = (db: Db, people: readonly string[], account: string) =>
  db.run(sql`
    with noted as (
      insert into person_confidential_read (company_id, person, account, day)
      select c.id, p, ${account}::uuid, (now() at time zone c.timezone)::date
      from company c, unnest(${[...people]}::uuid[]) p where c.id = current_company()
      on conflict do nothing returning person)
    select log_event('read', 'person_confidential', person, '{}') from noted`)

export const noteRead = (db: Db, person: string, account: string) =>
  noteReads(db, [person], account)

export const readsOf = (db: Db, person: string): Promise<ReadDetails['reads']> =>
  db.many(
    { at: 'string', by: 'string' },
    sql`
    select r.at, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as by
    from person_confidential_read r
    join account a on a.company_id = r.company_id and a.id = r.account
    where r.company_id = current_company() and r.person = ${person}
    order by r.at desc limit 50`,
  )

/** A person who is there, and whether they are archived. */
export const personNow = (db: Db, id: string): Promise<{ archived: boolean } | undefined> =>
  db.maybe(
    { archived: 'boolean' },
    sql`
    select p.archived_at is not null as archived from person p
    where p.company_id = current_company() and p.id = ${id}`,
  )

/** Takes over what is known of one person where nothing is known of the other; answers what that was. */
export async function fillDetails(
  db: Db,
  cipher: Cipher,
  { from, to }: { from: string; to: string },
): Promise<{ filled: ConfidentialField[]; version: number }> {
  const [mine, theirs] = [await detailsOf(db, cipher, to), await detailsOf(db, cipher, from)]
  const filled = confidentialNames.filter(
    (name) => mine.values[name] === null && theirs.values[name] !== null,
  )
  if (filled.length === 0) return { filled, version: mine.version }
  const taken = Object.fromEntries(filled.map((name) => [name, theirs.values[name]]))
  await writeDetails(db, cipher, to, { ...mine, values: { ...mine.values, ...taken } })
  return { filled, version: mine.version + 1 }
}

export async function emptyDetails(
  db: Db,
  person: string,
  names: readonly ConfidentialField[],
): Promise<void> {
  const sets = names.map((name) => sql`${sql.id(columnOf(name))} = null`)
  if (sets.length > 0)
    await db.run(sql`
      update person_confidential set ${sql.join(sets, sql`, `)}
      where company_id = current_company() and id = ${person}`)
}

export const versionOfDetails = async (db: Db, person: string): Promise<number> =>
  (
    await db.maybe(
      { version: 'number' },
      sql`select version from person_confidential
        where company_id = current_company() and id = ${person} for update`,
    )
  )?.version ?? 0

/** How many details are known of each; nothing of them. */
export const countDetails = (db: Db, person: string) =>
  db.maybe(
    { n: 'number' },
    sql`
    select num_nonnulls(${list}) as n from person_confidential
    where company_id = current_company() and id = ${person}`,
  )
