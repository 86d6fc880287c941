// The safety alerts that wait for a contact of a contractor, and one of them to read and to acknowledge.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const severity = z.enum(['info', 'caution', 'urgent', 'stop_work'])
const path = '/api/contractors/alerts'
const params = z.object({ id: z.uuid() })

export const portalAlerts = route({
  method: 'GET',
  path,
  summary: 'The safety alerts that wait for the contact, the gravest first.',
  grant: 'contractor',
  reply: z.object({
    data: z.array(z.object({ id: z.uuid(), title: z.string(), severity })),
  }),
})

export const portalAlert = route({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A live safety alert as it is read, and whether the contact has acknowledged it.',
  grant: 'contractor',
  params,
  reply: z.object({
    data: z.object({
      number: z.int(),
      severity,
      published_at: z.string(),
      /** What is new in this version. */
      note: z.string().nullable(),
      /** Its text, by field. */
      content: z.record(z.string(), z.unknown()),
      acknowledge: z.boolean(),
      due_at: z.string().nullable(),
      acknowledged_at: z.string().nullable(),
    }),
  }),
})

export const markPortalAlert = route({
  method: 'PUT',
  path: `${path}/:id/reading`,
  summary: 'Notes that the contact has opened a safety alert, or that they acknowledge it.',
  grant: 'contractor',
  inPerson: true,
  params,
  body: z.strictObject({
    /** The version that they had before their eyes; another one is refused. */
    number: z.int().min(1),
    acknowledged: z.boolean(),
  }),
  problems: ['safety-alert/revised', 'safety-alert/state'],
})
