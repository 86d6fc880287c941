// The alerts that wait for the caller, and one of them to read and to acknowledge. Open to everybody of the staff: a
// refusal would sign them out.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { alertStates } from '../alerts/safety-alerts.register.ts'
import { severities } from '../alerts/severities.ts'

const severity = z.enum(keysOf(severities))
const path = '/api/dashboard/alerts'
const params = z.object({ id: z.uuid() })

export const waitingAlerts = route({
  method: 'GET',
  path,
  summary: 'The safety alerts that wait for the caller, the gravest first.',
  grant: 'staff',
  onDevice: true,
  reply: z.object({
    data: z.object({
      alerts: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          severity,
          /** By when it is to be acknowledged; nothing where reading it is enough. */
          due_at: z.string().nullable(),
        }),
      ),
    }),
  }),
})

export const readAlert = route({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A safety alert as it is read, and whether the caller has acknowledged it.',
  grant: 'staff',
  onDevice: true,
  params,
  reply: z.object({
    data: z.object({
      number: z.int(),
      state: z.enum(keysOf(alertStates)),
      severity,
      published_at: z.string(),
      /** What is new in this version. */
      note: z.string().nullable(),
      /** Its text, by field. */
      content: z.record(z.string(), z.unknown()),
      /** It waits for the caller, who is among those whom it is for. */
      waits: z.boolean(),
      due_at: z.string().nullable(),
      acknowledged_at: z.string().nullable(),
    }),
  }),
})

export const markAlert = route({
  method: 'PUT',
  path: `${path}/:id/reading`,
  summary: 'Notes that the caller has opened a safety alert, or that they acknowledge it.',
  grant: 'staff',
  inPerson: true,
  params,
  body: z.strictObject({
    /** The version that they had before their eyes; another one is refused. */
    number: z.int().min(1),
    acknowledged: z.boolean(),
  }),
  problems: ['safety-alert/revised', 'safety-alert/state'],
})
