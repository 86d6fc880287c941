// How a committee stands: by when it meets, which months passed without an inspection, which areas nobody inspected.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const named = z.object({ id: z.uuid(), name: z.string() })

const duties = z.object({
  location: named,
  co_chairs: z.array(named.extend({ represents: z.enum(['worker', 'management']) })),
  met_on: z.string().nullable(),
  meet_by: z.string(),
  planned_on: z.string().nullable(),
  months: z.array(z.object({ month: z.string(), inspected: z.boolean() })),
  /** Areas that no inspection of the last year covered. */
  uninspected: z.array(named),
  today: z.string(),
})
export type CommitteeDuties = z.output<typeof duties>

export const readCommitteeDuties = route({
  method: 'GET',
  path: '/api/dashboard/jhsc-committees/:id/duties',
  summary:
    'By when a committee meets next, the months without an inspection, and areas not inspected.',
  grant: 'resources.view',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: duties }),
})
