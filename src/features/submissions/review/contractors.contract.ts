// What contractors sent is accepted or refused, many at once.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const decideContractors = route({
  method: 'POST',
  path: '/api/dashboard/contractor-decisions',
  summary:
    'Accepts or refuses submissions of contractors. A refused one is due again on a day, and its contractor is told why by mail.',
  grant: 'submissions.review',
  body: z
    .object({
      submissions: z.array(z.uuid()).min(1).max(200),
      decision: z.enum(['accept', 'refuse']),
      reason: z.string().trim().max(1000).default(''),
      /** Three days from now where nothing is said. */
      again_on: z.iso.date().nullable().default(null),
    })
    .refine(({ decision, reason }) => decision === 'accept' || reason.length >= 3, {
      path: ['reason'],
      error: 'Give the reason in a few words.',
    }),
  reply: z.object({
    data: z.object({
      decided: z.int(),
      /** Those that were decided already, or that no contractor sent. */
      left: z.array(z.string()),
    }),
  }),
  problems: ['row/missing'],
})
