// The person who has not signed is told the next working morning, then who answers for the place, then the
// managers, for as long as anything waits. Managers are told once of answers that were copied.
import type { MorningTeller } from '../../../manifest/morning.ts'
import { digestsOf, type Lang, sectionsOf } from './digest.ts'
import {
  managers,
  noteReported,
  unreportedCopies,
  waitingPlaces,
} from './waiting-signatures.store.ts'

export const tellOfSignatures: MorningTeller = async (db, { now, publicUrl, working }) => {
  if (!working) return new Map()
  const told = await managers(db)
  const copied = told.length === 0 ? [] : await unreportedCopies(db)
  const digests = digestsOf(await waitingPlaces(db, now), told, copied)
  if (copied.length > 0)
    await noteReported(
      db,
      copied.map(({ submission }) => submission),
    )
  return new Map(
    [...digests].map(([account, digest]) => [
      account,
      (lang: Lang) => sectionsOf(digest, lang, publicUrl),
    ]),
  )
}
