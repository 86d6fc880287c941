// What an incident is by law: the classification with its history, what is due of it, and the proof that it was sent.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { foundCodes } from './judge.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/incidents/:id'

export const howSent = ['phone', 'online', 'mail', 'email', 'hand'] as const

export const factsSchema = z.strictObject({
  /** `2026-03-07T23:30` on the clocks of the place, or the day alone. */
  learned: z.string().regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/),
  answers: z.record(z.string().max(40), z.record(z.string().max(40), z.string().max(400))),
})
const found = z.array(z.enum(foundCodes))
const due = z.object({
  code: z.string(),
  recipients: z.array(z.string()),
  citation: z.string(),
  due_at: z.string(),
})
const duty = due.extend({
  sent_at: z.string().nullable(),
  sent_how: z.enum(howSent).nullable(),
  sent_to: z.string().nullable(),
  reference: z.string().nullable(),
  sent_by: z.string().nullable(),
})
const classified = z.object({
  id: z.uuid(),
  at: z.string(),
  by: z.string().nullable(),
  note: z.string().nullable(),
  found,
  /** For people who classify. */
  facts: factsSchema.nullable(),
})

export const readLaw = route({
  method: 'GET',
  path: `${path}/law`,
  summary: 'What an incident was found to be by law, and what is due of it, to whom and by when.',
  grant: 'incidents.view',
  params,
  reply: z.object({
    data: z.object({
      about: z.object({
        country: z.enum(['CA', 'US']),
        zone: z.string(),
        occurred: z.string(),
        severity: z.string().nullable(),
        illness: z.boolean(),
        project: z.boolean(),
      }),
      reported: z.string(),
      scene: z.enum(['frozen', 'released']).nullable(),
      duties: z.array(duty),
      /** The latest first. */
      classified: z.array(classified),
      can: z.array(z.enum(['classify', 'prove'])),
    }),
  }),
})

export const readClocks = route({
  method: 'GET',
  path: '/api/dashboard/incident-clocks',
  summary: 'How many incidents are open, and what is due of them next by law.',
  grant: 'incidents.view',
  reply: z.object({
    data: z.object({
      open: z.int(),
      /** The next ones, and how many there are. */
      due: z.int(),
      clocks: z.array(
        z.object({
          id: z.uuid(),
          incident: z.uuid(),
          number: z.string(),
          title: z.string(),
          code: z.string(),
          due_at: z.string(),
        }),
      ),
    }),
  }),
})

const problems = ['row/archived', 'incident/state'] as const

export const previewClassification = route({
  method: 'POST',
  path: `${path}/classification-preview`,
  summary: 'What a classification would find and change. Nothing is kept.',
  grant: 'incidents.classify',
  params,
  body: factsSchema,
  reply: z.object({
    data: z.object({
      found,
      duties: z.array(due),
      comes: z.array(due),
      goes: z.array(z.object({ code: z.string(), due_at: z.string() })),
      moves: z.array(z.object({ code: z.string(), from: z.string(), to: z.string() })),
    }),
  }),
  problems,
})

export const classifyIncident = route({
  method: 'POST',
  path: `${path}/classifications`,
  summary: 'Classifies an incident by law. What was found before stays in its history.',
  grant: 'incidents.classify',
  params,
  body: factsSchema.extend({ note: z.string().trim().max(1000).default('') }),
  problems,
})

export const proveDuty = route({
  method: 'PUT',
  path: `${path}/duties/:code/proof`,
  summary: 'Says that what was due was sent: how, when and to whom, with the reference given.',
  grant: 'incidents.edit',
  params: params.extend({ code: z.string().max(40) }),
  body: z.strictObject({
    how: z.enum(howSent),
    at: z.iso.datetime({ offset: true }),
    to: z.string().trim().min(2).max(200),
    reference: z.string().trim().max(120).default(''),
  }),
  problems,
})

export const releaseScene = route({
  method: 'PUT',
  path: `${path}/scene-release`,
  summary: 'An inspector permits that the scene is disturbed.',
  grant: 'incidents.edit',
  params,
  body: z.strictObject({ reason: z.string().trim().min(3).max(1000) }),
  problems,
})
