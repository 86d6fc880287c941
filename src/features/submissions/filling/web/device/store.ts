// Drafts, their forms and files, and the outbox of submissions on this device.

import type { OutboxEntry } from '../../../../../kit/drafts/outbox.ts'
import { notify } from '../../../../../kit/drafts/web/changes.ts'
import { resultOf, type Stores, withStores } from '../../../../../kit/drafts/web/database.ts'
import {
  changeRow,
  eraseRow,
  forgetNote,
  putDraft,
  putRow,
  readRow,
  rowsOf,
  type WrittenDraft,
} from '../../../../../kit/drafts/web/stored.ts'
import type { FillDraft, Outgoing, StoredForm } from './stored.ts'

export { isFull } from '../../../../../kit/drafts/web/stored.ts'

export const readDraftHere = (id: string): Promise<FillDraft | undefined> => readRow('drafts', id)

/** Whose they are: several people may use one device. The latest first. */
export async function draftsHere(account: string): Promise<FillDraft[]> {
  const all = await rowsOf<FillDraft>('drafts', account)
  return all.filter((row) => 'revises' in row).sort((a, b) => b.saved_at.localeCompare(a.saved_at))
}

export const putDraftHere = (draft: FillDraft): Promise<WrittenDraft<FillDraft>> => putDraft(draft)

export const readFormHere = (id: string): Promise<StoredForm | undefined> => readRow('forms', id)
export const putForm = (form: StoredForm): Promise<void> => putRow('forms', form)

/** The draft, the form that it was begun on, and its files. */
async function eraseWithin(of: Stores, id: string): Promise<void> {
  const files = await resultOf(of('files').index('draft').getAllKeys(id))
  for (const file of files) {
    of('files').delete(file)
    forgetNote(String(file))
  }
  of('forms').delete(id)
  await resultOf(of('drafts').delete(id))
}

export async function forgetDraft(id: string): Promise<void> {
  await withStores(['drafts', 'forms', 'files'], 'readwrite', (of) => eraseWithin(of, id))
  notify('drafts')
  notify('files')
}

const isSubmission = (entry: OutboxEntry): entry is Outgoing => entry.kind === 'submission'

/** The latest first. */
export async function outboxOf(account: string): Promise<Outgoing[]> {
  const all = await rowsOf<OutboxEntry>('outbox', account)
  return all.filter(isSubmission).sort((a, b) => b.made_at.localeCompare(a.made_at))
}

export const readOutgoing = (id: string): Promise<Outgoing | undefined> => readRow('outbox', id)
export const forgetOutgoing = (id: string): Promise<void> => eraseRow('outbox', id)

/** Changes an entry that still exists and is not in this state yet; answers with the changed entry. */
export const changeOutgoing = (
  id: string,
  change: Partial<Outgoing>,
  unless?: Outgoing['state'],
): Promise<Outgoing | undefined> => changeRow('outbox', id, change, ({ state }) => state !== unless)

/** What waits is corrected instead: it is not sent before it is submitted again. */
export const takeBack = (id: string): Promise<Outgoing | undefined> =>
  changeOutgoing(id, { state: 'needs' }, 'received')

/** The server has it: what was stored of it goes, and the entry says so. Answers typed in another tab after
 * the submit stay. */
export async function receiveOutgoing(outgoing: Outgoing): Promise<void> {
  const { id, stamp } = outgoing
  const all = ['drafts', 'forms', 'files', 'outbox'] as const
  const receive = (note: (of: Stores) => Promise<unknown>) =>
    withStores(all, 'readwrite', async (of) => {
      const draft = await resultOf<FillDraft | undefined>(of('drafts').get(id))
      if (stamp === undefined || draft === undefined || draft.stamp === stamp)
        await eraseWithin(of, id)
      await note(of)
    })
  try {
    await receive((of) => resultOf(of('outbox').put(outgoing)))
  } catch (error) {
    console.error('This device cannot note what was received.', error)
    await receive((of) => resultOf(of('outbox').delete(id)))
  }
  forgetNote(id)
  for (const store of all) notify(store)
}
