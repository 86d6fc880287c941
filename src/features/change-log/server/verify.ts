// Follows each company's chain of changes from its beginning and names the first link that is not
// as it was written.
import { columns, type RowOf, row } from '../../../kit/db/row.ts'
import type { Database, Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

export type Verdict = {
  company: { id: string; name: string }
  /** How many rows were found in order. */
  rows: number
  /** The hash of the last link in order: kept elsewhere, it vouches for everything before it. */
  hash: string
  /** The head kept elsewhere that it was followed from. */
  since: string | undefined
  fault: { seq: number; what: string } | undefined
}

const linkRow = row({ seq: 'number', previous: 'string', hash: 'string', computed: 'string' })
type Link = RowOf<typeof linkRow>
const headRow = row({ seq: 'number', hash: 'string' })
type Head = RowOf<typeof headRow>

const page = 1000

const links = (companyId: string, after: number) => sql`
  select seq, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash,
    encode(change_hash(change), 'hex') as computed
  from change where company_id = ${companyId} and seq > ${after} order by seq limit ${page}`

type Fault = NonNullable<Verdict['fault']>

/** What is wrong at a link, seen from the one before it. */
function faultOf(link: Link, before: Head): Fault | undefined {
  if (link.seq > before.seq + 1) return { seq: before.seq + 1, what: 'was removed' }
  if (link.computed !== link.hash) return { seq: link.seq, what: 'was altered' }
  if (link.previous === before.hash) return undefined
  // The link is whole in itself, and remembers another hash of the one before.
  return { seq: before.seq || link.seq, what: 'was altered, and its hash with it' }
}

function faultOfEnd(last: Head, head: Head): Fault | undefined {
  if (last.seq < head.seq) return { seq: last.seq + 1, what: 'was removed' }
  if (last.seq > head.seq) return { seq: head.seq + 1, what: 'was inserted' }
  return last.hash === head.hash
    ? undefined
    : { seq: last.seq, what: 'was altered, and its hash with it' }
}

const anchorLost =
  'the head that was kept elsewhere is not in the log: its end was removed or altered'

/** The link that a head kept elsewhere names; it must be as it was written itself. */
async function anchored(db: Db, company: string, since: readonly string[]) {
  const found = await db.many(
    { ...headRow, computed: 'string' },
    sql`
    select seq, encode(hash, 'hex') as hash, encode(change_hash(change), 'hex') as computed
    from change where company_id = ${company} and encode(hash, 'hex') = any(${[...since]}::text[])
    order by seq desc`,
  )
  return found.find(({ hash, computed }) => hash === computed)
}

export type Since = { company: string | undefined; hash: string }

/** In one snapshot: what is written meanwhile is for next time. */
async function verifyCompany(
  db: Db,
  company: Verdict['company'],
  since: readonly Since[],
): Promise<Verdict> {
  await db.run(sql`set transaction isolation level repeatable read, read only`)
  const head = await db.maybe(
    headRow,
    sql`
    select seq, encode(hash, 'hex') as hash from change_head where company_id = ${company.id}`,
  )
  const anchor = await anchored(
    db,
    company.id,
    since.map(({ hash }) => hash),
  )
  const meant = since.filter((one) => one.company === company.id)
  let last: Head = anchor ?? { seq: 0, hash: '' }
  let fault: Fault | undefined =
    meant.length > 0 && anchor === undefined ? { seq: 0, what: anchorLost } : undefined
  for (let more = true; more && fault === undefined; ) {
    const found = await db.many(linkRow, links(company.id, last.seq))
    for (const link of found) {
      fault ??= faultOf(link, last)
      if (fault === undefined) last = link
    }
    more = found.length === page
  }
  fault ??= faultOfEnd(last, head ?? { seq: 0, hash: '' })
  return { company, rows: last.seq, hash: last.hash, since: anchor?.hash, fault }
}

/** From the beginning, or from the heads that were kept elsewhere. */
export async function* verifyChangeLog(
  database: Database,
  since: readonly Since[] = [],
): AsyncGenerator<Verdict> {
  const companies = await database.transaction('owner', (db) =>
    db.many(columns('company', 'id', 'name'), sql`select id, name from company order by name, id`),
  )
  for (const company of companies)
    yield await database.transaction('owner', (db) => verifyCompany(db, company, since))
}
