// How far an alert has come: whom it reached, who opened it, who acknowledged it, and who has not yet.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const params = z.object({ id: z.uuid() })

const counts = { reached: z.int(), read: z.int(), acknowledged: z.int() }

export const readReach = route({
  method: 'GET',
  path: '/api/dashboard/safety-alerts/:id/reach',
  summary:
    'How many people a safety alert reached, who opened and acknowledged it over time, and who has not.',
  grant: 'safety-alerts.view',
  params,
  reply: z.object({
    data: z.object({
      /** Whether it asks to be acknowledged. */
      acknowledge: z.boolean(),
      /** Everybody whom it is for. */
      people: z.int(),
      ...counts,
      /** So many hours until four in five had acknowledged it; nothing where they have not. */
      hours_to_most: z.number().nullable(),
      /** By the hour, or by the day once it is older than two. */
      by: z.enum(['hour', 'day']),
      over_time: z.array(z.object({ at: z.string(), ...counts })),
      outstanding: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          /** Nobody could be told: they do not sign in. */
          reached: z.boolean(),
          read_at: z.string().nullable(),
          due_at: z.string().nullable(),
        }),
      ),
      /** When they can be reminded again; nothing where that is now. */
      remind_at: z.string().nullable(),
    }),
  }),
})

export const remindOfAlert = route({
  method: 'POST',
  path: '/api/dashboard/safety-alerts/:id/reminders',
  summary: 'Reminds everybody for whom a live safety alert waits, at most once an hour.',
  grant: 'safety-alerts.edit',
  params,
  reply: z.object({ data: z.object({ reminded: z.int() }) }),
  problems: ['row/archived', 'safety-alert/state', 'safety-alert/reminded'],
})
