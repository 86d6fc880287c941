// Where filling begins: with what this device kept, what the server has, or anew. When both have
// one, the later wins and the other is offered.
import type { z } from 'zod'
import { call, NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { listDrafts, readDraft, readFillable } from '../../fill.contract.ts'
import { contextOf } from '../device/about.ts'
import { type Draft, type KeptForm, nothingAbout } from '../device/kept.ts'
import { draftsHere, keepForm, readDraftHere, readFormHere, readOutgoing } from '../device/store.ts'

type There = z.output<NonNullable<typeof readDraft.reply>>['data']
export type OtherDraft = Pick<Draft, 'answers' | 'context' | 'revision' | 'saved_at'>

export type Begun = {
  readonly draft: Draft
  readonly kept: KeptForm
  /** Whether there was one to go on with, and where the one that was taken up lay. */
  readonly from: 'new' | 'device' | 'server'
  /** The one that was not taken up. */
  readonly other?: OtherDraft
  /** It was handed in already and waits to be sent. */
  readonly handedIn?: boolean
}

type Asked = { form: string; draft: string | undefined; account: string; anew?: boolean }

/** Nothing where there is no connection: what lies here is enough to go on. */
async function ifReached<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}

async function fillableOf(form: string): Promise<KeptForm | undefined> {
  const answer = await ifReached(call(readFillable, { params: { id: form } }))
  if (answer === undefined) return readFormHere(form)
  const { begin, ...facts } = answer.data
  const kept = { id: form, ...facts, begin } as KeptForm
  await keepForm(kept)
  return kept
}

async function draftThere(id: string | undefined, form: string) {
  const wanted =
    id ??
    (await ifReached(call(listDrafts, { query: { form } })))?.data.find(
      ({ submission }) => submission === null,
    )?.id
  if (wanted === undefined) return undefined
  try {
    return (await ifReached(call(readDraft, { params: { id: wanted } })))?.data
  } catch (error) {
    // It was never saved there, or has been sent since.
    if (error instanceof Refused && error.httpStatus === 404) return undefined
    throw error
  }
}

async function draftHere({ form, draft, account }: Asked): Promise<Draft | undefined> {
  if (draft !== undefined) return readDraftHere(draft)
  const all = await draftsHere(account)
  for (const one of all) {
    if (one.form.id !== form || one.revises !== null) continue
    // What was handed in waits in the outbox: the next one is another.
    if ((await readOutgoing(one.id)) === undefined) return one
  }
  return undefined
}

export const newDraft = (account: string, { form }: KeptForm, id: string = newId()): Draft => ({
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

const fromThere = (there: There, account: string, here: Draft | undefined): Draft => ({
  id: there.id,
  account,
  form: there.form,
  revises: here?.revises ?? null,
  answers: there.answers,
  context: contextOf(there.context),
  reason: here?.reason ?? '',
  revision: there.revision,
  unsaved: false,
  started_at: there.started_at,
  saved_at: there.saved_at,
})

export const otherOf = ({ answers, context, revision, saved_at }: There): OtherDraft => ({
  answers,
  context: contextOf(context),
  revision,
  saved_at,
})

/** Which of the two is gone on with. */
export function decide(
  here: Draft | undefined,
  there: There | undefined,
  account: string,
): Omit<Begun, 'kept'> | undefined {
  if (there === undefined) return here && { draft: here, from: 'device' }
  const saved = () => fromThere(there, account, here)
  if (here === undefined) return { draft: saved(), from: 'server' }
  if (there.revision <= here.revision) return { draft: here, from: 'device' }
  if (!here.unsaved) return { draft: saved(), from: 'server' }
  // Both hold what the other has not.
  const { revision } = there
  return here.saved_at > there.saved_at
    ? { draft: { ...here, revision }, from: 'device', other: otherOf(there) }
    : { draft: saved(), from: 'server', other: { ...here, revision } }
}

export async function begin(asked: Asked): Promise<Begun | undefined> {
  const { form, account } = asked
  if (asked.draft !== undefined) {
    const handed = await readOutgoing(asked.draft)
    const kept = await readFormHere(asked.draft)
    const draft = await readDraftHere(asked.draft)
    if (handed !== undefined && kept !== undefined && draft !== undefined)
      return { draft, kept, from: 'device', handedIn: handed.state !== 'needs' }
  }
  const here = asked.anew ? undefined : await draftHere(asked)
  const there = asked.anew ? undefined : await draftThere(here?.id ?? asked.draft, form)
  const decided = decide(here, there, account)
  if (decided !== undefined) {
    const begun = await readFormHere(decided.draft.id)
    const now = begun?.version.id === there?.version || there === undefined ? begun : undefined
    if (now !== undefined) return { ...decided, kept: now }
  }
  const now = await fillableOf(form)
  if (now === undefined) return undefined
  const draft = decided?.draft ?? newDraft(account, now, asked.draft)
  // A draft is finished on the version that it was begun on.
  const version =
    there === undefined || there.version === now.version.id
      ? now.version
      : ({ id: there.version, n: there.n, definition: there.definition } as KeptForm['version'])
  const kept = { ...now, id: draft.id, version }
  await keepForm(kept)
  return { ...(decided ?? { draft, from: 'new' }), kept }
}
