// Publishing an alert, now or at a time, ending it, and the versions that were read.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/safety-alerts/:id'

export const publishAlert = route({
  method: 'PUT',
  path: `${path}/publication`,
  summary: 'Publishes a safety alert as it stands, at once or at a time.',
  grant: 'safety-alerts.edit',
  params,
  body: z.strictObject({
    /** The row that the person has seen. */
    version: z.int().min(1),
    /** On the clocks of the company: 2026-03-08T07:45. At once where it is left out. */
    at: z.iso.datetime({ local: true }).optional(),
  }),
  problems: [
    'row/stale',
    'row/archived',
    'safety-alert/state',
    'safety-alert/empty',
    'safety-alert/approval',
    'safety-alert/past',
    'safety-alert/right',
    'safety-alert/many',
  ],
})

export const endAlert = route({
  method: 'DELETE',
  path: `${path}/publication`,
  summary: 'Ends a live safety alert, or takes back one that is scheduled.',
  grant: 'safety-alerts.edit',
  params,
  problems: ['row/archived', 'safety-alert/state'],
})

export const listAlertVersions = route({
  method: 'GET',
  path: `${path}/versions`,
  summary: 'The versions of a safety alert that were read, the latest first.',
  grant: 'safety-alerts.view',
  params,
  reply: z.object({
    data: z.object({
      versions: z.array(
        z.object({
          number: z.int(),
          /** Everybody acknowledged it anew. */
          asked: z.boolean(),
          note: z.string().nullable(),
          hash: z.string(),
          published_by: z.string().nullable(),
          published_at: z.string(),
          /** What people read, by field. */
          content: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  }),
})
