// Where filling begins: with what this device stores, what the server has, or anew. The two are merged.

import { namedIn, withIds } from '../../../../../kit/drafts/ids-within.ts'
import { takeUp } from '../../../../../kit/drafts/take-up.ts'
import { serverIds } from '../../../../../kit/drafts/web/server-ids.ts'
import { changeFile, filesOf } from '../../../../../kit/drafts/web/stored-files.ts'
import { call, NoAnswer, Refused } from '../../../../../kit/http/client.web.ts'
import { newId } from '../../../../../kit/ids.ts'
import { listDrafts, readDraft, readFillable } from '../../filling.contract.ts'
import { contextOf } from '../device/about.ts'
import {
  draftsHere,
  putDraftHere,
  putForm,
  readDraftHere,
  readFormHere,
  readOutgoing,
} from '../device/store.ts'
import type { Begin, FillDraft, NamedRow, StoredForm } from '../device/stored.ts'
import { type DraftThere, fillRules, savedIn } from './draft-rules.ts'

export type Begun = {
  readonly draft: FillDraft
  /** Whether there was one to go on with, and where the one that was taken up lay. */
  readonly from: 'new' | 'device' | 'server'
  /** It was filled in elsewhere, too, by then; both are together in it. */
  readonly moved?: string
  readonly kept: StoredForm
  /** Its files that the server has, from any device. */
  readonly files?: DraftThere['files']
}

type FillableNow = Omit<StoredForm, 'id' | 'begin'> & { readonly begin: Begin }

type Asked = {
  form: string
  draft: string | undefined
  /** A new draft is about these. */
  project?: string | undefined
  team?: string | undefined
  incident?: NamedRow | undefined
  /** The project that the person works on now: what would begin with the one of the last time begins with it. */
  present?: string | undefined
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

/** Without a connection as this device had it last. */
async function fillableOf(form: string, account: string): Promise<FillableNow | undefined> {
  return (await ifReached(call(readFillable, { account, params: { id: form } })))?.data
}

/** A file that was sent and that no record named for a day is on the server no more: it leaves again. */
async function sendLost(
  draft: string,
  { answers, remarks, files }: Pick<DraftThere, 'answers' | 'remarks' | 'files'>,
) {
  const there = new Set(files.map(({ id }) => id))
  for (const { id, server } of await filesOf(draft))
    if (
      server !== null &&
      !there.has(server) &&
      namedIn([answers, remarks], new Set([server])).size > 0
    )
      await changeFile(id, { server: null })
}

async function draftThere(
  id: string | undefined,
  { form, account }: Asked,
): Promise<DraftThere | undefined> {
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
    return {
      ...data,
      answers: withIds(data.answers, here),
      remarks: withIds(data.remarks, here),
    }
  } catch (error) {
    // It was never saved there, or has been sent since.
    if (error instanceof Refused && error.httpStatus === 404) return undefined
    throw error
  }
}

async function draftHere({ form, draft, account }: Asked): Promise<FillDraft | undefined> {
  if (draft !== undefined) {
    const found = await readDraftHere(draft)
    return found?.account === account ? found : undefined
  }
  const all = await draftsHere(account)
  for (const one of all) {
    if (one.form.id !== form || one.revises !== null) continue
    // What was submitted waits in the outbox: the next one is another.
    if ((await readOutgoing(one.id)) === undefined) return one
  }
  return undefined
}

const newDraft = (
  { account, team, incident }: Asked,
  { form }: FillableNow,
  id = newId(),
): FillDraft => ({
  id,
  account,
  form: { id: form.id, name: form.name },
  revises: null,
  content: {
    answers: {},
    context: {
      ...contextOf(team !== undefined && form.applies_to.includes('team') ? { team } : {}),
      ...(incident !== undefined && { incident }),
    },
    reason: '',
  },
  revision: 0,
  unsaved: false,
  stamp: '',
  started_at: new Date().toISOString(),
  saved_at: new Date().toISOString(),
})

/** Every question for the project begins with this one, whatever else it would begin with. */
const aboutProject = (kept: FillableNow, project: string): FillableNow => ({
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
  begin: { ...kept.begin, project },
})

type Taken = Pick<Begun, 'draft' | 'from' | 'moved'>

/** What this device and the server have, put together and stored here. */
async function takeUpBoth(
  here: FillDraft | undefined,
  there: DraftThere | undefined,
  account: string,
): Promise<Taken | undefined> {
  const now = new Date().toISOString()
  const taken = takeUp(fillRules, here, there && savedIn(there), now)
  const facts = here ?? there
  if (taken === undefined || facts === undefined) return undefined
  const { id, form, started_at } = facts
  const draft = { ...taken.draft, id, account, form, revises: here?.revises ?? null, started_at }
  if (taken.draft === here) return { ...taken, draft }
  const written = await putDraftHere(draft)
  // A tab wrote it meanwhile: that one is put together with the server's.
  if (written.type === 'overtaken') return takeUpBoth(written.stored, there, account)
  const stamp = written.type === 'written' ? written.stamp : ''
  return { ...taken, draft: { ...draft, stamp } }
}

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
  const taken = await takeUpBoth(here, there, account)
  const files = there && { files: there.files }
  if (taken !== undefined) {
    const begun = await readFormHere(taken.draft.id)
    const now = begun?.version.id === there?.version || there === undefined ? begun : undefined
    if (now !== undefined) return { ...taken, ...files, kept: now }
  }
  const found = await fillableOf(form, account)
  if (found === undefined) return undefined
  const { project, present } = asked
  const now =
    project !== undefined && asked.anew
      ? aboutProject(found, project)
      : {
          ...found,
          begin: { ...found.begin, project: present ?? found.begin.project },
        }
  const draft = taken?.draft ?? newDraft(asked, now, handed?.id)
  // A draft is finished on the version that it was begun on.
  const version =
    there === undefined || there.version === now.version.id
      ? now.version
      : { id: there.version, n: there.n, definition: there.definition }
  const kept = { ...now, id: draft.id, version }
  await putForm(kept)
  return { ...(taken ?? { draft, from: 'new' }), ...files, kept }
}
