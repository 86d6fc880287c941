// One of two: what the one who goes has moves to the one who is kept, and nothing is lost.
import { inConfidence } from '../../../../access/server/confidence.ts'
import type { Context } from '../../../../access/server/gate.ts'
import { whyManagerStays } from '../../../../access/server/last-manager.ts'
import { asCompany } from '../../../../access/server/scoped.ts'
import type { Cipher } from '../../../../kit/encryption/server/cipher.ts'
import { Problem } from '../../../../kit/problems.ts'
import { fillDetails } from '../../confidential/confidential.store.ts'
import { takeBackInvitation } from '../../invitations/invitations.store.ts'
import { deactivate } from '../../users/accounts.store.ts'
import {
  archivePerson,
  lockPeople,
  moveContractorAccounts,
  noteMerge,
  partiesOf,
  setValues,
} from '../merge.store.ts'
import { type MergedField, valuesAfter } from '../merged-fields.ts'
import type { MergeParty } from '../merges.contract.ts'
import { moveReferences } from '../move.store.ts'
import type { Reference } from '../references.store.ts'

/** Why this one cannot be the one who goes. */
export async function whyStays(
  { db, session }: Context,
  party: MergeParty,
  other: MergeParty,
): Promise<string | null> {
  if (party.id === session.accountId) return 'You are signed in as this person.'
  if (party.account !== null && other.account === null)
    return 'This person has an account, the other one has none.'
  return (await whyManagerStays(db, (one) => (one.id === party.id ? undefined : one))) ?? null
}

type Asked = { kept: string; gone: string; take: readonly MergedField[] }

export async function merge(
  context: Context,
  cipher: Cipher,
  references: readonly Reference[],
  { kept, gone, take }: Asked,
): Promise<string> {
  const { db } = context
  const locked = await lockPeople(db, [kept, gone])
  const [stays, goes] = await partiesOf(db, [kept, gone])
  if (stays === undefined || goes === undefined || kept === gone) throw new Problem('row/missing')
  const why = await whyStays(context, goes, stays)
  if (why !== null) throw new Problem('input/invalid', { errors: { gone: [why] } })
  const before = locked.find(({ id }) => id === kept)
  const theirs = locked.find(({ id }) => id === gone)
  if (before === undefined || theirs === undefined) throw new Problem('row/missing')

  await takeBackInvitation(db, gone)
  // What points at the account goes along with an account alone.
  const reach = references.filter(({ target }) => target === 'person' || goes.account !== null)
  // Also the records that the caller does not see: a person is merged whole.
  const moved = await asCompany(db, () =>
    inConfidence(db, () => moveReferences(db, reach, { from: gone, to: kept })),
  )
  const accounts = await moveContractorAccounts(db, gone, kept)
  await archivePerson(db, gone, `Merged into ${stays.name}.`)
  await deactivate(db, gone, true)
  const given = valuesAfter(before, theirs, take)
  await setValues(db, kept, given, 'became')
  const { filled, version } = await fillDetails(db, cipher, { from: gone, to: kept })
  return noteMerge(db, {
    ...{ kept, gone, given, filled },
    moved: [...moved, ...accounts],
    detailsVersion: version,
  })
}
