// What signing in and out at a gate comes to: the hours of each person and day, and whether first aid was there.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })

export const readGateHours = route({
  method: 'GET',
  path: '/api/dashboard/gate/:project/hours',
  summary:
    'The hours of a week by person and day, as people signed in and out, and when first aid was not there.',
  grant: 'gate.view',
  params: z.object({ project: z.uuid() }),
  /** Any day of the week; the present one unless said. */
  query: z.object({ week: day.optional() }),
  reply: z.object({
    data: z.object({
      project: z.object({ id: z.uuid(), name: z.string() }),
      zone: z.string(),
      today: day,
      days: z.array(
        z.object({
          day,
          /** Who worked, visitors left out. */
          people: z.int(),
          hours: z.number(),
          /** So many did not sign out: their hours are missing. */
          open: z.int(),
          without_aid: z.array(z.object({ from: moment, to: moment })),
        }),
      ),
      people: z.array(
        z.object({
          person: z.uuid(),
          name: z.string(),
          firm: z.string().nullable(),
          whose: z.enum(['own', 'contractors']),
          days: z.array(
            z.object({
              day,
              first_in: moment,
              last_out: moment.nullable(),
              hours: z.number(),
              open: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
})
