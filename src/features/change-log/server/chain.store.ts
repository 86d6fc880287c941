// What the last check of each company's chain found.
import { one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { CheckedChain } from '../changes.contract.ts'
import type { Verdict } from './verify.ts'

type What = NonNullable<CheckedChain['fault']>['what']

const checkRow = row({
  checked_at: 'string',
  links: 'number',
  fault_link: 'number?',
  fault_what: one<What | null>(),
})

export async function lastCheck(db: Db): Promise<CheckedChain | undefined> {
  const found = await db.maybe(
    checkRow,
    sql`
    select checked_at, links, fault_link, fault_what from change_check
    where company_id = current_company()`,
  )
  if (found === undefined) return undefined
  const { checked_at: at, links, fault_link: link, fault_what: what } = found
  return { at, links, fault: link === null || what === null ? null : { link, what } }
}

const whatOf = ({ what }: NonNullable<Verdict['fault']>): What => {
  if (what === 'was removed') return 'removed'
  return what === 'was inserted' ? 'inserted' : 'altered'
}

export const noteCheck = (db: Db, { company, rows, fault }: Verdict): Promise<number> =>
  db.run(sql`
    insert into change_check (company_id, checked_at, links, fault_link, fault_what)
    values (${company.id}, clock_timestamp(), ${rows}, ${fault?.link ?? null},
      ${fault === undefined ? null : whatOf(fault)})
    on conflict (company_id) do update set checked_at = excluded.checked_at, links = excluded.links,
      fault_link = excluded.fault_link, fault_what = excluded.fault_what`)
