// Reading and writing what this device stores.
import { newId } from '../../ids.ts'
import { notify } from './changes.ts'
import { resultOf, type StoreName, type Stores, withStores } from './database.ts'
import { isReadable, isSealed, refuseSealed } from './seal.ts'

/** A browser that runs out of room throws away what it was not asked to keep. */
let asked = false

/** Once, when there is something to keep: a browser that asks the person must not ask at each word. */
function askToStay(): void {
  if (asked) return
  asked = true
  // A page that is not served over HTTPS has none, whatever its types say.
  const { storage }: Partial<Navigator> = navigator
  storage
    ?.persist()
    .catch((error: unknown) => console.error('The browser was not asked to keep it.', error))
}

type Row = { readonly id: string }

/** What became of files and entries where this device would not write it, as a full one does. It holds
 *  until the page ends: what is stored must be able to leave. */
const unwritten = new Map<string, object>()
/** Rows that it did not write at all. */
const held = new Map<string, { readonly store: StoreName; readonly row: object }>()
export const isFull = (): boolean => unwritten.size + held.size > 0
export const asNoted = <Stored extends Row>(row: Stored): Stored => ({
  ...row,
  ...unwritten.get(row.id),
})
export function forgetNote(id: string): void {
  unwritten.delete(id)
  held.delete(id)
}
const heldIn = <Stored extends Row>(store: StoreName, id: string): Stored | undefined => {
  const one = held.get(id)
  return one?.store === store ? (one.row as Stored) : undefined
}

export const readRow = <Stored extends Row>(
  store: StoreName,
  id: string,
): Promise<Stored | undefined> =>
  withStores([store], 'readonly', async (of) => {
    if (isSealed() && store !== 'forms') return undefined
    const found = await resultOf<Stored | undefined>(of(store).get(id))
    return found ? asNoted(found) : heldIn<Stored>(store, id)
  })

/** Those of an account: several people may use one device. */
export async function rowsOf<Stored extends Row & { readonly account: string }>(
  store: StoreName,
  account: string,
): Promise<Stored[]> {
  if (!isReadable(account)) return []
  const all = await withStores([store], 'readonly', (of) => resultOf<Stored[]>(of(store).getAll()))
  const more = [...held.keys()].flatMap((id) => heldIn<Stored>(store, id) ?? [])
  return [...all.map(asNoted), ...more].filter((row) => row.account === account)
}

export async function putRow(store: StoreName, row: Row): Promise<void> {
  if (store !== 'forms') refuseSealed()
  if (store !== 'forms') askToStay()
  await withStores([store], 'readwrite', (of) => {
    const put = of(store).put(row)
    // Said at once: a page that is left in this moment has stored it.
    put.transaction?.commit()
    return resultOf(put)
  })
  forgetNote(row.id)
  notify(store)
}

/** Keeps it until the page ends where the device does not take it: then false. */
export async function putOrHold(store: StoreName, row: Row): Promise<boolean> {
  try {
    await putRow(store, row)
    return true
  } catch (error) {
    console.warn('The device keeps no more.', error)
    held.set(row.id, { store, row })
    notify(store)
    return false
  }
}

/** Changes what is there still, or `only` some are meant; answers with it as it stands then. */
export async function changeRow<Stored extends Row>(
  store: 'files' | 'outbox',
  id: string,
  change: Partial<Stored>,
  only: (row: Stored) => boolean = () => true,
): Promise<Stored | undefined> {
  const changed = async (of: Stores) => {
    const found = await resultOf<Stored | undefined>(of(store).get(id))
    const now = found ? asNoted(found) : heldIn<Stored>(store, id)
    return now && only(now) ? { ...now, ...change } : undefined
  }
  try {
    const put = await withStores([store], 'readwrite', async (of) => {
      const next = await changed(of)
      if (next !== undefined) await resultOf(of(store).put(next))
      return next
    })
    if (put !== undefined) forgetNote(id)
    return put
  } catch (error) {
    console.error('This device could not note what became of what it stores.', error)
    const next = await withStores([store], 'readonly', changed)
    if (next !== undefined && held.has(id)) held.set(id, { store, row: next })
    else if (next !== undefined) unwritten.set(id, { ...unwritten.get(id), ...change })
    return next
  } finally {
    notify(store)
  }
}

export async function eraseRow(store: StoreName, id: string): Promise<void> {
  await withStores([store], 'readwrite', (of) => resultOf(of(store).delete(id)))
  forgetNote(id)
  notify(store)
}

export type WrittenDraft<Stored> =
  | { readonly type: 'written'; readonly stamp: string }
  | { readonly type: 'overtaken'; readonly stored: Stored }
  | { readonly type: 'gone' }

/** Puts a draft in the place of the one that it was made of; a tab that wrote meanwhile is not written
 *  over. */
export async function putDraft<Stored extends Row & { readonly stamp: string }>(
  draft: Stored,
): Promise<WrittenDraft<Stored>> {
  refuseSealed()
  askToStay()
  const written = await withStores(
    ['drafts'],
    'readwrite',
    async (of): Promise<WrittenDraft<Stored>> => {
      const stored = await resultOf<Stored | undefined>(of('drafts').get(draft.id))
      if (stored === undefined && draft.stamp !== '') return { type: 'gone' }
      if (stored !== undefined && stored.stamp !== draft.stamp) return { type: 'overtaken', stored }
      const stamp = newId()
      await resultOf(of('drafts').put({ ...draft, stamp }))
      return { type: 'written', stamp }
    },
  )
  if (written.type === 'written') notify('drafts')
  return written
}
