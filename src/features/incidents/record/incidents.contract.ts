// The steps of an incident, and what has happened with it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { eventKinds } from './events.ts'
import { stepNames } from './steps.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/incidents/:id'

export const takeIncidentStep = route({
  method: 'POST',
  path: `${path}/steps`,
  summary: 'Takes an incident a step on, or back with the reason.',
  grant: 'incidents.view',
  params,
  body: z.strictObject({
    version: z.int().min(1),
    step: z.enum(stepNames),
    reason: z.string().trim().max(1000).default(''),
  }),
  reply: z.object({ data: z.object({ status: z.string(), version: z.int() }) }),
  problems: [
    'row/stale',
    'row/archived',
    'grant/missing',
    'incident/state',
    'incident/severity',
    'incident/duties',
    'incident/actions',
    'incident/team',
    'incident/sign-offs',
    'incident/signed',
  ],
})

export const readIncidentStory = route({
  method: 'GET',
  path: `${path}/story`,
  summary: 'What was done with an incident, who did it, and what may be done now.',
  grant: 'incidents.view',
  params,
  reply: z.object({
    data: z.object({
      steps: z.array(z.enum(stepNames)),
      /** Who has agreed that it can be closed, since it was ready to close. */
      signed: z.array(z.string()),
      events: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(eventKinds),
          reason: z.string().nullable(),
          by: z.string().nullable(),
          at: z.string(),
        }),
      ),
    }),
  }),
})
