// Where filling begins: with what this device kept, what the server has, or anew. What both have is put
// together.
import { call, NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { listDrafts, readDraft, readFillable } from '../../filling/filling.contract.ts'
import { namedIn, withIds } from '../device/ids-within.ts'
import { type Answers, type Draft, type KeptForm, nothingAbout } from '../device/kept.ts'
import { serverIds } from '../device/server-ids.ts'
import {
  changeFile,
  draftsHere,
  filesOf,
  keepDraft,
  keepForm,
  readDraftHere,
  readFormHere,
  readOutgoing,
} from '../device/store.ts'
import { type Decided, decide, type There } from './decide.ts'

export type Begun = Decided & {
  readonly kept: KeptForm
  /** Files of it that the server has, from whichever device they came. */
  readonly files?: There['files']
}

type Asked = {
  form: string
  draft: string | undefined
  /** What is begun anew is about it. */
  project?: string | undefined
  account: string
  anew?: boolean
}

/** Nothing where there is no connection: what lies here is enough to go on. */
async function ifReached<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}

async function fillableOf(form: string, account: string): Promise<KeptForm | undefined> {
  const answer = await ifReached(call(readFillable, { account, params: { id: form } }))
  // Its begin is of whoever asked: who they are, and what they answered the last time.
  const id = `${account} ${form}`
  if (answer === undefined) return readFormHere(id)
  const { begin, ...facts } = answer.data
  const kept = { id, ...facts, begin } as KeptForm
  await keepForm(kept)
  return kept
}

/** A file that was sent and that no record named for a day is on the server no more: it leaves again. */
async function sendLost(draft: string, { answers, files }: Pick<There, 'answers' | 'files'>) {
  const there = new Set(files.map(({ id }) => id))
  for (const { id, server } of await filesOf(draft))
    if (server !== null && !there.has(server) && namedIn(answers, new Set([server])).size > 0)
      await changeFile(id, { server: null })
}

async function draftThere(id: string | undefined, { form, account }: Asked) {
  const wanted =
    id ??
    (await ifReached(call(listDrafts, { account, query: { form } })))?.data.find(
      ({ submission }) => submission === null,
    )?.id
  if (wanted === undefined) return undefined
  try {
    const data = (await ifReached(call(readDraft, { account, params: { id: wanted } })))?.data
    if (data === undefined) return undefined
    await sendLost(wanted, data)
    const { here } = await serverIds(wanted)
    return { ...data, answers: withIds(data.answers, here) as Answers }
  } catch (error) {
    // It was never saved there, or has been sent since.
    if (error instanceof Refused && error.httpStatus === 404) return undefined
    throw error
  }
}

async function draftHere({ form, draft, account }: Asked): Promise<Draft | undefined> {
  if (draft !== undefined) {
    const found = await readDraftHere(draft)
    return found?.account === account ? found : undefined
  }
  const all = await draftsHere(account)
  for (const one of all) {
    if (one.form.id !== form || one.revises !== null) continue
    // What was handed in waits in the outbox: the next one is another.
    if ((await readOutgoing(one.id)) === undefined) return one
  }
  return undefined
}

const newDraft = (account: string, { form }: KeptForm, id = newId()): Draft => ({
  id,
  account,
  form: { id: form.id, name: form.name },
  revises: null,
  answers: {},
  context: nothingAbout,
  reason: '',
  revision: 0,
  unsaved: false,
  started_at: new Date().toISOString(),
  saved_at: new Date().toISOString(),
})

/** Every question for the project begins with this one, whatever else it would begin with. */
const aboutProject = (kept: KeptForm, project: string): KeptForm => ({
  ...kept,
  version: {
    ...kept.version,
    definition: {
      ...kept.version.definition,
      fields: kept.version.definition.fields.map((field) =>
        field.type === 'project' ? { ...field, prefill: 'project' } : field,
      ),
    },
  },
  begin: kept.begin && { ...kept.begin, project },
})

export async function begin(asked: Asked): Promise<Begun | undefined> {
  const { form, account } = asked
  const handed = asked.draft === undefined ? undefined : await readOutgoing(asked.draft)
  if (asked.draft !== undefined && handed !== undefined) {
    const kept = await readFormHere(asked.draft)
    const draft = await draftHere(asked)
    if (kept !== undefined && draft !== undefined) return { draft, kept, from: 'device' }
  }
  const here = asked.anew ? undefined : await draftHere(asked)
  const there = asked.anew ? undefined : await draftThere(here?.id ?? asked.draft, asked)
  const decided = decide(here, there, account)
  // What another tab keeps meanwhile is told from what was begun with.
  if (decided?.from === 'server' || decided?.moved !== undefined) await keepDraft(decided.draft)
  const files = there && { files: there.files }
  if (decided !== undefined) {
    const begun = await readFormHere(decided.draft.id)
    const now = begun?.version.id === there?.version || there === undefined ? begun : undefined
    if (now !== undefined) return { ...decided, ...files, kept: now }
  }
  const found = await fillableOf(form, account)
  if (found === undefined) return undefined
  const { project } = asked
  const now = project === undefined || !asked.anew ? found : aboutProject(found, project)
  const draft = decided?.draft ?? newDraft(account, now, handed?.id)
  // A draft is finished on the version that it was begun on.
  const version =
    there === undefined || there.version === now.version.id
      ? now.version
      : ({ id: there.version, n: there.n, definition: there.definition } as KeptForm['version'])
  const kept = { ...now, id: draft.id, version }
  await keepForm(kept)
  return { ...(decided ?? { draft, from: 'new' }), ...files, kept }
}
