// Two of one again, as long as nothing that was written since would be lost by it.
import { asCompany } from '../../../../access/server/scoped.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { emptyDetails, versionOfDetails } from '../../confidential/confidential.store.ts'
import { confidentialNames } from '../../confidential/confidential-fields.ts'
import { deactivate } from '../../users/accounts.store.ts'
import {
  lockMerge,
  lockPeople,
  noteUndone,
  restorePerson,
  setValues,
  takenSince,
} from '../merge.store.ts'
import { mergedFields } from '../merged-fields.ts'
import { changedSince, moveBack } from '../move.store.ts'

type Merge = NonNullable<Awaited<ReturnType<typeof lockMerge>>>
export type InTheWay = { what: string; n: number; why: 'field' | 'records' | 'person' | 'time' }

async function inTheWayOf(
  db: Db,
  merge: Merge,
  nameOf: (table: string) => string,
): Promise<InTheWay[]> {
  const { kept, gone, given, moved } = merge
  if (!merge.open || merge.late) return [{ what: '', n: 0, why: 'time' }]
  const person = (await lockPeople(db, [kept, gone])).find(({ id }) => id === kept)
  if (person === undefined || person.archived || merge.merged_since)
    return [{ what: '', n: 0, why: 'person' }]
  const fields = [
    ...mergedFields.filter((name) => name in given && given[name]?.became !== person[name]),
    ...(await takenSince(db, merge)).map(({ field }) => field),
  ]
  const details =
    merge.filled.length > 0 && (await versionOfDetails(db, kept)) !== merge.details_version
  const records = await asCompany(db, () => changedSince(db, moved, { from: gone, to: kept }))
  return [
    ...fields.map((what): InTheWay => ({ what, n: 1, why: 'field' })),
    ...(details ? [{ what: 'confidential', n: 1, why: 'field' } as const] : []),
    ...records.map(({ table, n }): InTheWay => ({ what: nameOf(table), n, why: 'records' })),
  ]
}

/** What is in the way; nothing, and it is undone. Undefined: there is no such merge. */
export async function undo(
  db: Db,
  id: string,
  nameOf: (table: string) => string,
): Promise<InTheWay[] | undefined> {
  const merge = await lockMerge(db, id)
  if (merge === undefined) return undefined
  const found = await inTheWayOf(db, merge, nameOf)
  if (found.length > 0) return found
  const { kept, gone, moved, given, filled } = merge
  await setValues(db, kept, given, 'was')
  await emptyDetails(
    db,
    kept,
    confidentialNames.filter((name) => filled.includes(name)),
  )
  await restorePerson(db, gone)
  await deactivate(db, gone, false)
  await asCompany(db, () => moveBack(db, moved, { from: gone, to: kept }))
  await noteUndone(db, id)
  return []
}
