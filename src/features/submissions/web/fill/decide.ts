// Which draft is gone on with when this device holds one and the server another.
import type { z } from 'zod'
import type { readDraft } from '../../filling/filling.contract.ts'
import { aboutOf, contextOf } from '../device/about.ts'
import type { Answers, Draft } from '../device/kept.ts'
import { joined, standOf } from './join.ts'

export type There = Omit<z.output<NonNullable<typeof readDraft.reply>>['data'], 'answers'> & {
  readonly answers: Answers
}

export type Decided = {
  readonly draft: Draft
  /** Whether there was one to go on with, and where the one that was taken up lay. */
  readonly from: 'new' | 'device' | 'server'
  /** It was filled in elsewhere, too, by then; both are together in it. */
  readonly moved?: string
}

function fromThere(there: There, account: string, here: Draft | undefined): Draft {
  const { id, form, answers, revision, started_at, saved_at } = there
  const context = contextOf(there.context)
  return {
    id,
    account,
    form,
    revises: here?.revises ?? null,
    answers,
    context,
    reason: here?.reason ?? '',
    revision,
    unsaved: false,
    base: standOf({ answers, context }),
    ...(here?.other && { other: here.other }),
    started_at,
    saved_at,
  }
}

/** What the server has, to be put together with what is here. */
export const savedIn = ({ answers, context, revision, saved_at }: There) => ({
  answers,
  about: aboutOf(contextOf(context)),
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
  if (here === undefined) return { draft: fromThere(there, account, here), from: 'server' }
  if (there.revision <= here.revision) return { draft: here, from: 'device' }
  if (!here.unsaved) return { draft: fromThere(there, account, here), from: 'server' }
  // Both hold what the other has not.
  return { ...joined(here, savedIn(there)), from: 'device' }
}
