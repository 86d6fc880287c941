// Follows each company's chain of changes from its beginning and names the first link that is not
// as it was written.
import { columns, type RowOf, row } from '../../../kit/db/row.ts'
import type { Database, Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { sealChanges } from './seal.ts'

export type Verdict = {
  company: { id: string; name: string }
  /** How many rows were found in order. */
  rows: number
  /** The hash of the last link in order: kept elsewhere, it vouches for everything before it. */
  hash: string
  /** The head kept elsewhere that it was followed from. */
  since: string | undefined
  fault: { link: number; what: string } | undefined
}

const linkRow = row({
  n: 'number',
  previous: 'string',
  hash: 'string',
  /** Nothing where the change is gone. */
  computed: 'string?',
})
type Link = RowOf<typeof linkRow>
const headRow = row({ n: 'number', hash: 'string' })
type Head = RowOf<typeof headRow>

const page = 1000

const links = (companyId: string, after: number) => sql`
  select s.n, encode(s.previous_hash, 'hex') as previous, encode(s.hash, 'hex') as hash,
    case when c.seq is not null then encode(change_hash(c, s.previous_hash), 'hex') end as computed
  from change_seal s left join change c on c.company_id = s.company_id and c.seq = s.seq
  where s.company_id = ${companyId} and s.n > ${after} order by s.n limit ${page}`

type Fault = NonNullable<Verdict['fault']>

/** What is wrong at a link, seen from the one before it. */
function faultOf(link: Link, before: Head): Fault | undefined {
  if (link.n > before.n + 1) return { link: before.n + 1, what: 'was removed' }
  if (link.computed === null) return { link: link.n, what: 'was removed' }
  if (link.computed !== link.hash) return { link: link.n, what: 'was altered' }
  if (link.previous === before.hash) return undefined
  // The link is whole in itself, and remembers another hash of the one before.
  return { link: before.n || link.n, what: 'was altered, and its hash with it' }
}

function faultOfEnd(last: Head, head: Head): Fault | undefined {
  if (last.n < head.n) return { link: last.n + 1, what: 'was removed' }
  if (last.n > head.n) return { link: head.n + 1, what: 'was inserted' }
  return last.hash === head.hash
    ? undefined
    : { link: last.n, what: 'was altered, and its hash with it' }
}

/** A change that is not sealed waits to be; what waits is there. */
async function faultOfUnsealed(db: Db, company: string, last: number): Promise<Fault | undefined> {
  const found = await db.maybe(
    { added: 'boolean', gone: 'boolean' },
    sql`
    select exists (select from change c where c.company_id = ${company}
        and not exists (select from change_seal s where s.company_id = c.company_id and s.seq = c.seq)
        and not exists (select from change_unsealed u where u.company_id = c.company_id and u.seq = c.seq)) as added,
      exists (select from change_unsealed u where u.company_id = ${company}
        and not exists (select from change c where c.company_id = u.company_id and c.seq = u.seq)) as gone`,
  )
  if (found?.added) return { link: last + 1, what: 'was inserted' }
  return found?.gone ? { link: last + 1, what: 'was removed' } : undefined
}

const anchorLost =
  'the head that was kept elsewhere is not in the log: its end was removed or altered'

/** The link that a head kept elsewhere names; it must be as it was written itself. */
async function anchored(db: Db, company: string, since: readonly string[]) {
  const found = await db.many(
    { ...headRow, computed: 'string' },
    sql`
    select s.n, encode(s.hash, 'hex') as hash, encode(change_hash(c, s.previous_hash), 'hex') as computed
    from change_seal s join change c on c.company_id = s.company_id and c.seq = s.seq
    where s.company_id = ${company} and encode(s.hash, 'hex') = any(${[...since]}::text[])
    order by s.n desc`,
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
    select n, encode(hash, 'hex') as hash from change_head where company_id = ${company.id}`,
  )
  const anchor = await anchored(
    db,
    company.id,
    since.map(({ hash }) => hash),
  )
  const meant = since.filter((one) => one.company === company.id)
  let last: Head = anchor ?? { n: 0, hash: '' }
  let fault: Fault | undefined =
    meant.length > 0 && anchor === undefined ? { link: 0, what: anchorLost } : undefined
  for (let more = true; more && fault === undefined; ) {
    const found = await db.many(linkRow, links(company.id, last.n))
    for (const link of found) {
      fault ??= faultOf(link, last)
      if (fault === undefined) last = link
    }
    more = found.length === page
  }
  fault ??= faultOfEnd(last, head ?? { n: 0, hash: '' })
  fault ??= await faultOfUnsealed(db, company.id, last.n)
  return { company, rows: last.n, hash: last.hash, since: anchor?.hash, fault }
}

/** From the beginning, or from the heads that were kept elsewhere. */
export async function* verifyChangeLog(
  database: Database,
  since: readonly Since[] = [],
): AsyncGenerator<Verdict> {
  await sealChanges(database)
  const companies = await database.transaction('owner', (db) =>
    db.many(columns('company', 'id', 'name'), sql`select id, name from company order by name, id`),
  )
  for (const company of companies)
    yield await database.transaction('owner', (db) => verifyCompany(db, company, since))
}
