// What the home screen shows of documents: how far they are signed, and which are to be reviewed.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

/** How many are named. */
export const most = 5

const document = z.object({ id: z.uuid(), title: z.string() })

export const readSignedShare = route({
  method: 'GET',
  path: '/api/dashboard/documents/home/signed',
  summary:
    'Of the people within the caller’s scope: how many sign-offs are asked for, given and overdue; and the documents with the most overdue.',
  grant: 'resources.view',
  reply: z.object({
    data: z.object({
      asked: z.int(),
      signed: z.int(),
      overdue: z.int(),
      documents: z.array(document.extend({ asked: z.int(), signed: z.int(), overdue: z.int() })),
    }),
  }),
})

export const readReviewsDue = route({
  method: 'GET',
  path: '/api/dashboard/documents/home/reviews',
  summary: 'The documents whose review is due within 60 days or is late, the most pressing first.',
  grant: 'resources.edit',
  reply: z.object({
    data: z.object({
      total: z.int(),
      documents: z.array(
        document.extend({
          due_on: z.string(),
          late: z.boolean(),
          owner: z.string().nullable(),
          path: z.string(),
        }),
      ),
    }),
  }),
})
