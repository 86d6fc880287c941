import { bind, type Context } from '../../../../access/server/gate.ts'
import type { Keys } from '../../../../kit/encryption/server/keys.ts'
import { holderOf } from '../../stages/server/lock-submission.ts'
import { signersAmong, wayHere } from '../../stages/server/way-here.ts'
import * as calls from '../signing.contract.ts'
import { crewOf } from './crew.store.ts'
import { presentSealKey } from './seal-key.store.ts'
import { findSigned, isOwn, type SignedRow } from './signing.store.ts'

async function membersOf(context: Context, signed: SignedRow) {
  // Only attendance is open to whom nobody has named.
  if (signed.policy !== 'all_attendees') return []
  const found = await crewOf(context.db, signed)
  const holder = holderOf(context, { ...signed, own: isOwn(context, signed) })
  const signers = await signersAmong(
    context.db,
    found.map(({ account }) => account),
  )
  return found.flatMap((one) => {
    const way = wayHere({ ...one, role: 'attendee' }, holder, signers.get(one.account ?? ''))
    return way === 'attested' || way === 'pin' ? [{ ...one, way }] : []
  })
}

export const crewCalls = (keys: Keys) => [
  bind(calls.crew, async (context, { params: { id } }) => {
    const members = await membersOf(context, await findSigned(context, id))
    const cipher = await keys.open(context.db)
    return { data: { members, seal: await presentSealKey(context.db, cipher) } }
  }),
]
