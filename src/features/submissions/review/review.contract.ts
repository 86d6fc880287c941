// The calls of review: approve, return, close, open again, declare void.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const byId = z.object({ id: z.uuid() })
const path = '/api/dashboard/submissions'
const withReason = { reason: z.string().trim().min(3, 'Give the reason in a few words.').max(1000) }
const versioned = z.object({ version: z.int().min(1) })
const stands = z.object({ data: z.object({ stage: z.string(), version: z.int() }) })

export const approve = route({
  method: 'PUT',
  path: `${path}/:id/review`,
  summary: 'Approves a submission that is signed.',
  grant: 'submissions.review',
  params: byId,
  body: versioned.extend({ comment: z.string().trim().max(1000).nullable().default(null) }),
  reply: stands,
  problems: ['row/stale', 'submission/state', 'submission/own'],
})

export const giveBack = route({
  method: 'POST',
  path: `${path}/:id/return`,
  summary: 'Returns it to its sender, with what is to be corrected and in which questions.',
  grant: 'submissions.review',
  params: byId,
  body: versioned.extend({
    ...withReason,
    /** Keys of questions. */
    questions: z.array(z.string().max(200)).max(500).default([]),
  }),
  reply: stands,
  problems: ['row/stale', 'submission/state'],
})

export const close = route({
  method: 'POST',
  path: `${path}/:id/close`,
  summary: 'Closes a reviewed submission of which nothing is open any more.',
  grant: 'submissions.review',
  params: byId,
  body: versioned,
  reply: stands,
  problems: ['row/stale', 'submission/state', 'submission/open'],
})

export const reopen = route({
  method: 'POST',
  path: `${path}/:id/reopen`,
  summary: 'Opens again what was closed or reviewed, with the reason.',
  grant: 'submissions.review',
  params: byId,
  body: versioned.extend(withReason),
  reply: stands,
  problems: ['row/stale', 'submission/state'],
})

export const voidIt = route({
  method: 'POST',
  path: `${path}/:id/void`,
  summary:
    'Declares it void: its content stays, with the reason, and the one that counts where it was sent twice.',
  grant: 'submissions.review',
  params: byId,
  body: versioned.extend({ ...withReason, duplicate_of: z.uuid().nullable().default(null) }),
  reply: stands,
  problems: ['row/stale', 'submission/state'],
})
