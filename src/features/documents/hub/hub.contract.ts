// How many rows each kind of resource has, and how many of them need somebody.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const concerns = ['waiting', 'review', 'certificates'] as const

export const readResources = route({
  method: 'GET',
  path: '/api/dashboard/resources',
  summary:
    'How many resources of each kind the caller sees, and how many are to be approved, reviewed or renewed.',
  grant: 'resources.view',
  reply: z.object({
    data: z.array(
      z.object({
        register: z.string(),
        /** A type of the company’s own, where it is one. */
        type: z.object({ id: z.uuid(), name: z.string(), icon: z.string().nullable() }).nullable(),
        rows: z.int(),
        /** For people who edit them: those that need somebody, and by what their list is narrowed to them. */
        needs: z.array(
          z.object({
            concern: z.enum(concerns),
            count: z.int(),
            filters: z.record(z.string(), z.array(z.string())),
          }),
        ),
      }),
    ),
  }),
})
