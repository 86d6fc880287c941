// What the server hears first of a talk makes its delivery: that it was opened, or that it was given.
import { createHash } from 'node:crypto'
import type { Context } from '../../../access/server/gate.ts'
import { canonical } from '../../../kit/canonical.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { accountOf } from '../deliveries/deliveries.routes.ts'
import type { BegunTalk } from './holding.contract.ts'
import * as store from './holding.store.ts'

type Begun = { id: string; is_over: boolean }

/** `sent`: the id that the device gave it. Sent again, it is the one that is there. */
export async function beginTalk(context: Context, sent: string, talk: BegunTalk): Promise<Begun> {
  const { db } = context
  const presenter = accountOf(context)
  // The same talk sent twice at once: the second finds that of the first.
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${sent}, 2))`)
  const before = await store.sentBefore(db, sent)
  if (before !== undefined) {
    if (before.presenter !== presenter) throw new Problem('row/missing')
    return { id: before.id, is_over: before.is_over }
  }
  const { plan, place, title, words } = talk
  if (!(await store.isPlace(db, place))) throw new Problem('row/missing')
  const hash = createHash('sha256')
    .update(canonical({ title, ...words }))
    .digest('hex')
  const id = await store.insertBegun(db, plan, { ...talk, sent, presenter, hash })
  return { id, is_over: false }
}
