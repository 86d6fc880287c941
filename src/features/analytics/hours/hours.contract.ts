// The hours of some weeks, project by project, read and written as a grid.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { mostHours, workers } from './worked-hours.register.ts'

const day = z.iso.date()
const whose = z.enum(keysOf(workers)).default('own')
const hours = z.number().min(0).max(mostHours).multipleOf(0.01)

/** So many weeks side by side. */
export const weeksShown = 8

export const readHoursGrid = route({
  method: 'GET',
  path: '/api/dashboard/hours-grid',
  summary:
    'The hours worked in eight weeks, by project; the last eight unless said. No number where none was entered.',
  grant: 'projects.view',
  query: z.object({ until: day.optional(), whose }),
  reply: z.object({
    data: z.object({
      /** The Mondays. */
      weeks: z.array(day),
      today: day,
      places: z.array(
        z.object({
          /** Nothing: yards, shops and offices. */
          id: z.uuid().nullable(),
          number: z.string().nullable(),
          name: z.string().nullable(),
          weeks: z.array(
            z.object({
              hours: z.number().nullable(),
              /** What signing in and out at the gate of the project came to; no number where nobody did. */
              gate: z.number().nullable(),
              /** Whether the project was open in that week: hours are expected of it. */
              open: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
})

const change = z.strictObject({
  project: z.uuid().nullable(),
  week: day,
  /** What stood there when it was changed. */
  was: z.number().nullable(),
  hours: hours.nullable(),
})
export type HoursChange = z.output<typeof change>

export const saveHours = route({
  method: 'PUT',
  path: '/api/dashboard/hours-grid',
  summary:
    'Writes hours of weeks; an empty one is taken away. Nothing is written where one of them was changed by others.',
  grant: 'projects.edit',
  body: z.strictObject({ whose, changes: z.array(change).min(1).max(2000) }),
  problems: ['row/stale', 'row/missing', 'input/invalid'],
})
