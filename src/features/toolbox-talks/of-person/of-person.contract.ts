// The talks that a person heard or gave, among their sign-offs.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

/** The latest; how many there are is said besides. */
export const mostTalks = 100

export const listTalksOfPerson = route({
  method: 'GET',
  path: '/api/dashboard/users/:id/talks',
  summary:
    'The talks that a person took part in or gave, of those the caller sees, the latest first.',
  grant: 'toolbox-talks.view',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    data: z.object({
      all: z.int(),
      talks: z.array(
        z.object({
          delivery: z.uuid(),
          title: z.string(),
          place: z.string(),
          held_on: z.string(),
          /** When they signed; nothing where they did not. */
          signed_at: z.string().nullable(),
          gave: z.boolean(),
          late: z.boolean(),
        }),
      ),
    }),
  }),
})
