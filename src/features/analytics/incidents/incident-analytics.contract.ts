// How many incidents there were, and the rates by the hours worked.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { severities } from '../../incidents/definition/index.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })

export const countNames = ['incidents', 'near_misses', 'recordables', 'lost_time'] as const
export const rateNames = ['trir', 'dart', 'ltir', 'ltifr'] as const
export type CountName = (typeof countNames)[number]
export type RateName = (typeof rateNames)[number]

/** A number, what it was in the period before, and the list that has just its records. */
const counted = z.object({ value: z.int(), before: z.int(), to: z.string().nullable() })

export const readIncidentAnalytics = route({
  method: 'GET',
  path: '/api/dashboard/analytics/incidents',
  summary:
    'Incidents of a period as the caller’s lists show them, and rates with intervals of 95 %; no rate where hours are missing, and where they are. The last twelve whole months unless said.',
  grant: 'reports.incident',
  query: askedFigures,
  reply: z.object({
    data: z.object({
      period,
      before: period,
      counts: z.array(counted.extend({ name: z.enum(countNames) })),
      rates: z.array(
        z.object({
          name: z.enum(rateNames),
          /** Nothing where hours are missing, or none were worked. */
          value: z.number().nullable(),
          interval: z.tuple([z.number(), z.number()]).nullable(),
          before: z.number().nullable(),
        }),
      ),
      hours: z.number(),
      /** Whether hours are known of just these people: of a team and of one contractor they are not. */
      rated: z.boolean(),
      /** Where hours are missing; without a project: in yards, shops and offices. */
      missing: z.array(
        z.object({ project: z.uuid().nullable(), name: z.string().nullable(), weeks: z.int() }),
      ),
      months: z.array(z.object({ month: day, incidents: z.int(), near_misses: z.int() })),
      severities: z.array(
        z.object({
          severity: z.enum(keysOf(severities)).nullable(),
          value: z.int(),
          to: z.string().nullable(),
        }),
      ),
      projects: z.array(
        z.object({
          id: z.uuid().nullable(),
          name: z.string().nullable(),
          value: z.int(),
          to: z.string().nullable(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})
