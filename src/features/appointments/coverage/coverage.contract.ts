// Whether each place has the committee, the representatives and the first aiders that it needs.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { shifts } from '../appointment-fields.ts'
import { committeeFaults, lapses } from './judge.ts'

const path = '/api/dashboard/appointments'
const shift = z.enum(keysOf(shifts))
const workers = z.int().min(0).max(100_000)

const place = z.object({
  location: z.object({ id: z.uuid(), name: z.string() }),
  /** Of all shifts together; null where nobody has said how many. */
  employed: workers.nullable(),
  shifts: z.array(
    z.object({
      shift,
      workers: workers.nullable(),
      wants: z.enum(['emergency', 'standard']).nullable(),
      equipment: z.string().nullable(),
      first_aiders: z.int(),
      holding: z.int(),
      expiring: z.int(),
      covered: z.boolean(),
      /** First aiders of the shift whose certificate counts no longer, or not yet, the last first. */
      lapsed: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          because: z.enum(lapses),
          /** When it expired or was revoked. */
          day: z.string().nullable(),
          /** The training record that it is. */
          record: z.uuid().nullable(),
        }),
      ),
    }),
  ),
  committee: z.object({
    needed: z.boolean(),
    minimum: z.int(),
    workers: z.int(),
    management: z.int(),
    faults: z.array(z.enum(committeeFaults)),
  }),
  representation: z.object({ needed: z.boolean(), there: z.int() }),
})
export type CoveredPlace = z.output<typeof place>

export const readPlaces = route({
  method: 'GET',
  path: `${path}/places`,
  summary: 'Each place with its head count, its committee, its representatives and its first aid.',
  grant: 'resources.view',
  reply: z.object({ data: z.array(place) }),
})

export const setHeadCount = route({
  method: 'PUT',
  path: `${path}/head-counts`,
  summary: 'How many work at a place on a shift; null takes the number back.',
  grant: 'resources.edit',
  body: z.object({ location: z.uuid(), shift, workers: workers.nullable() }),
  problems: ['row/missing'],
})
