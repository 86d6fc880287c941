// The investigation of an incident, its lessons, and the records that are like it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { shownValues, writtenValues } from '../../../register/schemas.ts'
import { causesSchema } from './causes.ts'
import { investigationFields } from './investigation-fields.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/incidents/:id'
const named = z.object({ id: z.uuid(), name: z.string() }).nullable()

export const readInvestigation = route({
  method: 'GET',
  path: `${path}/investigation`,
  summary: 'What the investigation of an incident wrote down. Version 0: nothing yet.',
  grant: 'incidents.view',
  params,
  reply: z.object({
    data: z.object({
      version: z.int(),
      values: shownValues(investigationFields),
      causes: causesSchema,
      alert: named,
      talk: named,
      /** A worker member is still to join the team. */
      lacks_worker: z.boolean(),
      /** Its paper has the statements, which are confidential. */
      can: z.array(z.enum(['edit', 'print'])),
    }),
  }),
})

export const writeInvestigation = route({
  method: 'PUT',
  path: `${path}/investigation`,
  summary: 'Writes anew what the investigation says, on the version that was read.',
  grant: 'incidents.edit',
  params,
  body: z.strictObject({
    version: z.int().min(0),
    values: writtenValues(investigationFields),
    causes: causesSchema,
  }),
  problems: ['row/stale', 'row/archived', 'incident/state'],
})

export const lessonKinds = ['alert', 'talk'] as const

export const linkLesson = route({
  method: 'PUT',
  path: `${path}/lesson`,
  summary: 'Says which safety alert or toolbox talk passes the lesson of an incident on.',
  grant: 'incidents.edit',
  params,
  body: z.strictObject({ kind: z.enum(lessonKinds), record: z.uuid() }),
  problems: ['row/archived'],
})

export const readSimilar = route({
  method: 'GET',
  path: `${path}/similar`,
  summary:
    'Incidents of the same type, at the same place or with the same asset within 90 days before or after; a repeat shares its type and its place or asset.',
  grant: 'incidents.view',
  params,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        title: z.string(),
        day: z.string(),
        same: z.array(z.enum(['type', 'place', 'asset'])),
        repeat: z.boolean(),
      }),
    ),
  }),
})
