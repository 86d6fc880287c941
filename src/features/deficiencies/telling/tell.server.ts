// Tells owners and verifiers of deficiencies what waits for them.
import { inConfidence } from '../../../access/server/confidence.ts'
import { accountsHolding } from '../../../access/server/holders.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { closeNotices, notify } from '../../notices/index.ts'
import { doerOf } from '../events.store.ts'
import { readersAmong } from '../steps/owner.store.ts'
import {
  deficiencyAssigned,
  deficiencyCritical,
  deficiencyRaised,
  fixRejected,
  fixToVerify,
} from './notice-kinds.ts'

const named = (db: Db, ids: readonly string[]) =>
  inConfidence(db, () =>
    db.many(
      {
        id: 'string',
        version: 'number',
        number: 'string',
        title: 'string?',
        confidential: 'boolean',
        severity: 'string',
        due_on: 'string?',
        today: 'string',
        owner: 'string?',
        by: 'string',
      },
      sql`
      select id, version, number, case when confidential then null else title end as title,
        confidential, severity, due_on, owner,
        coalesce(current_setting('app.actor_name', true), '') as by,
        (select (now() at time zone timezone)::date from company where id = company_id) as today
      from deficiencies where company_id = current_company() and id = any(${[...ids]}::uuid[])
      order by number collate counted`,
    ),
  )

/** Tells whom the company’s rules name of deficiencies that are new. */
export async function tellRaised(db: Db, ids: readonly string[]): Promise<void> {
  for (const { id, number, title, due_on, severity } of await named(db, ids))
    for (const kind of severity === 'critical'
      ? [deficiencyCritical, deficiencyRaised]
      : [deficiencyRaised])
      await notify(db, kind, { to: [], record: id, event: id, facts: { number, title, due_on } })
}

/** Tells the owner of deficiencies that became theirs. */
export async function tellOwner(
  db: Db,
  owner: string | null,
  ids: readonly string[],
): Promise<void> {
  if (owner === null || ids.length === 0) return
  for (const one of await named(db, ids)) {
    const { id, version, number, title, severity, due_on, today } = one
    await closeNotices(db, deficiencyAssigned, id)
    await notify(db, deficiencyAssigned, {
      to: [owner],
      record: id,
      event: `${id} ${version}`,
      facts: { number, title, due_on },
      urgent: severity === 'critical' || (due_on !== null && due_on <= today),
    })
  }
}

/** It is put right: everybody who may verify it is told, until one of them has. */
export async function tellVerifiers(db: Db, deficiency: string): Promise<void> {
  const doer = await doerOf(db, deficiency)
  for (const { id, version, number, title, confidential, owner, by } of await named(db, [
    deficiency,
  ])) {
    const may = await accountsHolding(db, 'submissions.approve-ca')
    const readers = confidential ? await readersAmong(db, may) : new Set(may)
    await closeNotices(db, deficiencyAssigned, id)
    await closeNotices(db, fixRejected, id)
    await notify(db, fixToVerify, {
      to: [...readers].filter((one) => one !== owner && one !== doer),
      record: id,
      event: `${id} ${version}`,
      facts: { by, number, title },
    })
  }
}

export async function tellRejected(db: Db, deficiency: string, reason: string): Promise<void> {
  const doer = await doerOf(db, deficiency)
  for (const one of await named(db, [deficiency])) {
    const { id, version, number, title, confidential, owner, by } = one
    await closeNotices(db, fixToVerify, id)
    await notify(db, fixRejected, {
      to: [owner, doer].flatMap((one) => one ?? []),
      record: id,
      event: `${id} ${version}`,
      facts: { by, number, title, reason: confidential ? null : reason },
    })
  }
}

/** Nobody need do anything about it any more. */
export async function closeAll(db: Db, deficiency: string): Promise<void> {
  for (const kind of [deficiencyAssigned, fixToVerify, fixRejected])
    await closeNotices(db, kind, deficiency)
}
