// The quick report: what a phone offers, and what it sends.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { kinds } from '../record/kinds.ts'

export const offerReport = route({
  method: 'GET',
  path: '/api/dashboard/incident-offer',
  summary:
    'Where something can have happened: open projects that the caller sees, their own first; and what was reported of late.',
  grant: 'staff',
  onDevice: true,
  reply: z.object({
    data: z.object({
      projects: z.array(z.object({ id: z.uuid(), name: z.string(), own: z.boolean() })),
      /** A form of kind incident may join one of them: open, not restricted, the latest first. */
      incidents: z.array(
        z.object({ id: z.uuid(), number: z.string(), title: z.string(), on: z.iso.date() }),
      ),
    }),
  }),
})

/** What every record begins with. */
export const reportCore = z.strictObject({
  kind: z.enum(keysOf(kinds)),
  description: z.string().trim().min(3).max(4000),
  occurred_on: z.iso.date(),
  /** On the clocks of the place; null where nobody knows it. */
  occurred_time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  project: z.uuid().nullable(),
  place: z.string().trim().max(200),
})

export const sendReport = route({
  method: 'PUT',
  path: '/api/dashboard/incident-reports/:id',
  summary:
    'Something that happened or nearly did, in one sentence. The id is the device’s: sent twice, it is one.',
  grant: 'staff',
  params: z.object({ id: z.uuid() }),
  body: reportCore.extend({ photos: z.array(z.uuid()).max(5) }),
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
})
export type QuickReport = z.input<NonNullable<typeof sendReport.body>>
