// Reading and writing what the device keeps.
import { askToStay } from './ask-to-stay.ts'
import { resultOf, type Stores, withStores } from './database.ts'
import type { Draft, KeptFile, KeptForm, Outgoing } from './kept.ts'
import { tell } from './news.ts'

type Row = { readonly id: string }

/** What became of files and entries where this device would not write it, as a full one does. It holds
 *  until the page ends: what is kept must be able to leave. */
const unwritten = new Map<string, object>()
export const isFull = (): boolean => unwritten.size > 0
const asNoted = <Kept extends Row>(row: Kept): Kept => ({ ...row, ...unwritten.get(row.id) })

async function changeRow<Kept extends Row>(
  store: 'files' | 'outbox',
  id: string,
  change: Partial<Kept>,
  only: (row: Kept) => boolean = () => true,
): Promise<Kept | undefined> {
  const changed = async (of: Stores) => {
    const found = await resultOf<Kept | undefined>(of(store).get(id))
    const now = found && asNoted(found)
    return now && only(now) ? { ...now, ...change } : undefined
  }
  try {
    const put = await withStores([store], 'readwrite', async (of) => {
      const next = await changed(of)
      if (next !== undefined) await resultOf(of(store).put(next))
      return next
    })
    if (put !== undefined) unwritten.delete(id)
    return put
  } catch (error) {
    console.error('This device could not note what became of what it keeps.', error)
    const next = await withStores([store], 'readonly', changed)
    if (next !== undefined) unwritten.set(id, { ...unwritten.get(id), ...change })
    return next
  } finally {
    tell(store)
  }
}

export const readDraftHere = (id: string): Promise<Draft | undefined> =>
  withStores(['drafts'], 'readonly', (of) => resultOf<Draft | undefined>(of('drafts').get(id)))

/** Whose they are: several people may use one device. The latest first. */
export async function draftsHere(account: string): Promise<Draft[]> {
  const all = await withStores(['drafts'], 'readonly', (of) =>
    resultOf<Draft[]>(of('drafts').getAll()),
  )
  return all
    .filter((draft) => draft.account === account)
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at))
}

/** `join` says what to keep where it is kept already: another tab may have written it meanwhile. */
export async function keepDraft(
  draft: Draft,
  join: (kept: Draft) => Draft = () => draft,
): Promise<Draft> {
  askToStay()
  const put = await withStores(['drafts'], 'readwrite', async (of) => {
    const kept = await resultOf<Draft | undefined>(of('drafts').get(draft.id))
    const next = kept === undefined ? draft : join(kept)
    await resultOf(of('drafts').put(next))
    return next
  })
  tell('drafts')
  return put
}

export const readFormHere = (id: string): Promise<KeptForm | undefined> =>
  withStores(['forms'], 'readonly', (of) => resultOf<KeptForm | undefined>(of('forms').get(id)))

export const keepForm = (form: KeptForm): Promise<IDBValidKey> =>
  withStores(['forms'], 'readwrite', (of) => resultOf(of('forms').put(form)))

/** The draft, the form that it was begun on, and its files. */
async function eraseDraft(of: Stores, id: string): Promise<void> {
  const files = await resultOf(of('files').index('draft').getAllKeys(id))
  for (const file of files) {
    of('files').delete(file)
    unwritten.delete(String(file))
  }
  of('forms').delete(id)
  await resultOf(of('drafts').delete(id))
}

export async function forgetDraft(id: string): Promise<void> {
  await withStores(['drafts', 'forms', 'files'], 'readwrite', (of) => eraseDraft(of, id))
  tell('drafts')
  tell('files')
}

export async function filesOf(draft: string): Promise<KeptFile[]> {
  const files = await withStores(['files'], 'readonly', (of) =>
    resultOf<KeptFile[]>(of('files').index('draft').getAll(draft)),
  )
  return files.map(asNoted)
}

export async function keepFile(file: KeptFile): Promise<void> {
  await withStores(['files'], 'readwrite', (of) => resultOf(of('files').put(file)))
  tell('files')
}

/** Changes what is said of a file, unless it has been removed meanwhile, or `only` some are meant. */
export const changeFile = (
  id: string,
  change: Partial<KeptFile>,
  only?: (file: KeptFile) => boolean,
): Promise<KeptFile | undefined> => changeRow('files', id, change, only)

export async function outboxOf(account: string): Promise<Outgoing[]> {
  const all = await withStores(['outbox'], 'readonly', (of) =>
    resultOf<Outgoing[]>(of('outbox').getAll()),
  )
  return all
    .filter((one) => one.account === account)
    .map(asNoted)
    .sort((a, b) => b.made_at.localeCompare(a.made_at))
}

export const readOutgoing = (id: string): Promise<Outgoing | undefined> =>
  withStores(['outbox'], 'readonly', async (of) => {
    const found = await resultOf<Outgoing | undefined>(of('outbox').get(id))
    return found && asNoted(found)
  })

export async function keepOutgoing(outgoing: Outgoing): Promise<void> {
  askToStay()
  await withStores(['outbox'], 'readwrite', (of) => resultOf(of('outbox').put(outgoing)))
  unwritten.delete(outgoing.id)
  tell('outbox')
}

/** Changes an entry that is there still, unless it has come to this; answers with it as it stands then. */
export const changeOutgoing = (
  id: string,
  change: Partial<Outgoing>,
  unless?: Outgoing['state'],
): Promise<Outgoing | undefined> => changeRow('outbox', id, change, ({ state }) => state !== unless)

/** The server has it: what was kept of it goes, and the entry says so. */
export async function receiveOutgoing(outgoing: Outgoing): Promise<void> {
  const { id } = outgoing
  const all = ['drafts', 'forms', 'files', 'outbox'] as const
  try {
    await withStores(all, 'readwrite', async (of) => {
      await eraseDraft(of, id)
      await resultOf(of('outbox').put(outgoing))
    })
  } catch (error) {
    console.error('This device cannot note what was received.', error)
    await withStores(all, 'readwrite', async (of) => {
      await eraseDraft(of, id)
      await resultOf(of('outbox').delete(id))
    })
  }
  unwritten.delete(id)
  for (const store of all) tell(store)
}

export async function forgetOutgoing(id: string): Promise<void> {
  await withStores(['outbox'], 'readwrite', (of) => resultOf(of('outbox').delete(id)))
  unwritten.delete(id)
  tell('outbox')
}
