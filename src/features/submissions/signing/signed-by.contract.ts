// What a person has signed.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const signedBy = route({
  method: 'GET',
  path: '/api/dashboard/users/:id/signatures',
  summary:
    'What a person has signed, the latest first, of the submissions that the caller may see.',
  grant: 'submissions.view',
  params: z.object({ id: z.uuid() }),
  query: z.object({ before: z.iso.datetime({ offset: true }).optional() }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        submission: z.object({ id: z.uuid(), name: z.string(), title: z.string() }),
        role: z.string(),
        method: z.string(),
        attested: z.boolean(),
        declined_reason: z.string().nullable(),
        signed_at: z.string(),
        /** Of the revision that counts now: another one asks for it again. */
        counts: z.boolean(),
      }),
    ),
    more: z.boolean(),
  }),
  problems: ['row/missing'],
})
