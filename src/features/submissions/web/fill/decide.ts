// Which draft is gone on with when this device holds one and the server another.
import type { z } from 'zod'
import type { readDraft } from '../../fill.contract.ts'
import { contextOf } from '../device/about.ts'
import type { Draft } from '../device/kept.ts'

export type There = z.output<NonNullable<typeof readDraft.reply>>['data']
export type OtherDraft = Pick<Draft, 'answers' | 'context' | 'revision' | 'saved_at'>

export type Decided = {
  readonly draft: Draft
  /** Whether there was one to go on with, and where the one that was taken up lay. */
  readonly from: 'new' | 'device' | 'server'
  /** The one that was not taken up. */
  readonly other?: OtherDraft
}

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
): Decided | undefined {
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
