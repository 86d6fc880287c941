import { bind } from '../../../access/server/gate.ts'
import { writerNamed } from '../../../access/server/mail-addresses.ts'
import { Problem } from '../../../kit/problems.ts'
import { readRow } from '../../../register/capabilities/read/server.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { reachOf } from '../../documents/index.ts'
import { closeNotices, notify } from '../../notices/index.ts'
import { linkOf, mailLink } from '../assigning/link.store.ts'
import { titleOf } from '../assigning/offer.store.ts'
import { approveIfDone, lockRecord, recordOf } from '../taking/taking.store.ts'
import {
  orientationApproved,
  orientationRefused,
  orientationToTake,
} from '../telling/notice-kinds.ts'
import * as calls from './reviewing.contract.ts'
import * as store from './reviewing.store.ts'

const taken = bind(calls.readTaken, async ({ db }, { params: { id } }) => {
  const record = await recordOf(db, id)
  const person = await store.personOf(db, record.person)
  if (person === undefined) throw new Problem('row/missing')
  return {
    data: {
      person,
      cards: await store.cardsSent(db, id),
      signature: (await store.signatureOf(db, id)) ?? null,
      instructor: (await store.instructorOf(db, id)) ?? null,
    },
  }
})

const decide = bind(calls.decideCard, async (context, { params: { id, card }, body }) => {
  const { db, exchange, session } = context
  await lockRecord(db, id)
  const record = await recordOf(db, id)
  if (record.archived || record.approved_at !== null || record.state === 'revoked')
    throw new Problem('orientation/over')
  const reason = body.decision === 'refuse' ? body.reason : null
  const decided = await store.decide(db, { record: id, card, by: session.accountId, reason })
  if (decided === undefined) throw new Problem('orientation/over')
  const title = await titleOf(db, record.package)
  if (reason === null) {
    if (await approveIfDone(db, id, session.accountId ?? null))
      await notify(db, orientationApproved, {
        to: [record.person],
        record: id,
        event: id,
        facts: { title },
      })
    return
  }
  await notify(db, orientationRefused, {
    to: [record.person],
    record: id,
    event: `${card} ${exchange.id}`,
    facts: { by: session.name, card: decided.name, reason },
  })
  // Who has no account is written to where the link went, with a new one.
  const reach = await reachOf(db, record.person)
  const email = (await linkOf(db, id))?.email ?? reach?.email
  if (reach === undefined || reach.account !== null || email == null) return
  const { name, project, zone } = record
  await mailLink(db, {
    ...{ record: id, lang: reach.lang, email, publicUrl: exchange.publicUrl },
    ...{ title, name, project, zone, refused: { card: decided.name, reason } },
    writer: await writerNamed(db, session.accountId, session.name),
  })
})

const revoke = bind(calls.revokeRecord, async ({ db, session }, { params: { id }, body }) => {
  await lockRecord(db, id)
  const record = await recordOf(db, id)
  if (record.archived || record.state === 'revoked') throw new Problem('orientation/over')
  await store.revoke(db, id, session.accountId, body.reason)
  await closeNotices(db, orientationToTake, id)
})

export const reviewingCalls = (registers: Registers) => [
  taken,
  decide,
  revoke,
  bind(calls.orientationsOf, async ({ db }, { params: { id } }) => {
    if ((await store.personOf(db, id)) === undefined) throw new Problem('row/missing')
    return { data: await store.orientationsOf(db, [id]) }
  }),
  bind(calls.onSite, async (context, { params: { id } }) => {
    await readRow({ context, registers, extension: registers.extension('projects') }, id)
    return { data: await store.peopleOnSite(context.db, id) }
  }),
]
