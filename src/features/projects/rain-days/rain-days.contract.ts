// The days on which work stood still: they excuse what was due, and take nothing away.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { forKinds, registerOf, type WorkplaceKind } from '../workplace.ts'

export const rainKinds = [
  'rain',
  'snow',
  'wind',
  'heat',
  'lightning',
  'strike',
  'shutdown',
  'other',
] as const
export type RainKind = (typeof rainKinds)[number]
export const rainParts = ['full', 'am', 'pm'] as const
export type RainPart = (typeof rainParts)[number]

const base = (kind: WorkplaceKind) => `/api/dashboard/${registerOf[kind]}/:id/rain-days`
const byId = z.object({ id: z.uuid() })
const day = z.iso.date('Give a day, such as 2026-03-08.')

export const declaredRain = z.object({
  id: z.uuid(),
  day,
  kind: z.enum(rainKinds),
  part: z.enum(rainParts),
  reason: z.string().nullable(),
  affects_forms: z.boolean(),
})

const rainDay = declaredRain.extend({
  declared_by: z.string().nullable(),
  declared_at: z.string(),
  revoked_by: z.string().nullable(),
  revoked_at: z.string().nullable(),
})
export type RainDayRow = z.output<typeof rainDay>

export const readRainDays = forKinds((kind) =>
  route({
    method: 'GET',
    path: base(kind),
    summary: `The rain days of a ${kind}, revoked ones too, the latest first.`,
    grant: 'manage-rain-days',
    params: byId,
    reply: z.object({
      data: z.object({
        workplace: z.object({ id: z.uuid(), name: z.string(), open: z.boolean() }),
        today: day,
        /** Between them the caller may declare one. */
        earliest: day,
        latest: day,
        days: z.array(rainDay),
      }),
    }),
  }),
)

export const declareRainDay = forKinds((kind) =>
  route({
    method: 'POST',
    path: base(kind),
    summary: 'Declares a rain day: rain, today, the full day unless said otherwise.',
    grant: 'manage-rain-days',
    params: byId,
    body: z.strictObject({
      day: day.optional(),
      kind: z.enum(rainKinds).default('rain'),
      part: z.enum(rainParts).default('full'),
      reason: z.string().trim().max(500).nullable().default(null),
      affects_forms: z.boolean().default(true),
    }),
    reply: z.object({ data: declaredRain }),
    status: 201,
    problems: ['row/archived'],
  }),
)

export const revokeRainDay = forKinds((kind) =>
  route({
    method: 'POST',
    path: `${base(kind)}/:rain/revoke`,
    summary: 'Takes a rain day back: what it excused is expected again. It stays on record.',
    grant: 'manage-rain-days',
    params: z.object({ id: z.uuid(), rain: z.uuid() }),
  }),
)
