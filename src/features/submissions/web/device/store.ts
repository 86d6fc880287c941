// Reading and writing what the device keeps.
import { askToStay } from './ask-to-stay.ts'
import { resultOf, withStores } from './database.ts'
import type { Draft, KeptFile, KeptForm, Outgoing } from './kept.ts'
import { tell } from './news.ts'

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
export async function forgetDraft(id: string): Promise<void> {
  await withStores(['drafts', 'forms', 'files'], 'readwrite', async (of) => {
    const files = await resultOf(of('files').index('draft').getAllKeys(id))
    for (const file of files) of('files').delete(file)
    of('forms').delete(id)
    await resultOf(of('drafts').delete(id))
  })
  tell('drafts')
  tell('files')
}

export const filesOf = (draft: string): Promise<KeptFile[]> =>
  withStores(['files'], 'readonly', (of) =>
    resultOf<KeptFile[]>(of('files').index('draft').getAll(draft)),
  )

export async function keepFile(file: KeptFile): Promise<void> {
  await withStores(['files'], 'readwrite', (of) => resultOf(of('files').put(file)))
  tell('files')
}

/** Changes what is said of a file, unless it has been removed meanwhile. */
export async function changeFile(id: string, change: Partial<KeptFile>): Promise<void> {
  await withStores(['files'], 'readwrite', async (of) => {
    const file = await resultOf<KeptFile | undefined>(of('files').get(id))
    if (file !== undefined) await resultOf(of('files').put({ ...file, ...change }))
  })
  tell('files')
}

export async function outboxOf(account: string): Promise<Outgoing[]> {
  const all = await withStores(['outbox'], 'readonly', (of) =>
    resultOf<Outgoing[]>(of('outbox').getAll()),
  )
  return all
    .filter((one) => one.account === account)
    .sort((a, b) => b.made_at.localeCompare(a.made_at))
}

export const readOutgoing = (id: string): Promise<Outgoing | undefined> =>
  withStores(['outbox'], 'readonly', (of) => resultOf<Outgoing | undefined>(of('outbox').get(id)))

export async function keepOutgoing(outgoing: Outgoing): Promise<void> {
  askToStay()
  await withStores(['outbox'], 'readwrite', (of) => resultOf(of('outbox').put(outgoing)))
  tell('outbox')
}

/** Changes an entry that is there still; answers with it as it stands then. */
export async function changeOutgoing(
  id: string,
  change: Partial<Outgoing>,
): Promise<Outgoing | undefined> {
  const changed = await withStores(['outbox'], 'readwrite', async (of) => {
    const found = await resultOf<Outgoing | undefined>(of('outbox').get(id))
    if (found === undefined) return undefined
    const next = { ...found, ...change }
    await resultOf(of('outbox').put(next))
    return next
  })
  tell('outbox')
  return changed
}

export async function forgetOutgoing(id: string): Promise<void> {
  await withStores(['outbox'], 'readwrite', (of) => resultOf(of('outbox').delete(id)))
  tell('outbox')
}
