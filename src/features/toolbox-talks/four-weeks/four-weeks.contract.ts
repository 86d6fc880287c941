// How the talks of the last weeks stand: given, who was there, what lacks.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const readTalkWeeks = route({
  method: 'GET',
  path: '/api/dashboard/toolbox-talk-weeks',
  summary:
    'The talks of the last four weeks that the caller sees: held, given of those due, the share of the crews that took part, and where most were missed.',
  grant: 'toolbox-talks.view',
  reply: z.object({
    data: z.object({
      held: z.int(),
      due: z.int(),
      given: z.int(),
      /** Of a hundred people of the crew who were on site; null where nobody was. */
      attendance: z.int().nullable(),
      /** By the schedules that expected them, the most missed first. */
      lacks: z.array(z.object({ schedule: z.uuid(), name: z.string(), missed: z.int() })),
    }),
  }),
})
