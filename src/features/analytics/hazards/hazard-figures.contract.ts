// Where hazards stand in the risk matrix before and with their controls, and what became of hazards that were reported.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { bandNames } from '../../hazards/definition/index.ts'
import type { IncidentStatus } from '../../incidents/definition/index.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })
const level = z.int().min(1).max(5)
/** A number, and the list of just what it counts; null for who may not open it. */
const opened = z.object({ value: z.int(), to: z.string().nullable() })

export const hazardCounts = ['all', 'grave', 'graveControlled', 'unrated'] as const

/** Which reports each number counts, by their status. */
export const statusesIn = {
  reported: ['reported', 'triaged', 'investigating', 'actions_open', 'pending_close', 'closed'],
  looked_at: ['triaged', 'investigating', 'actions_open', 'pending_close', 'closed'],
  closed: ['closed'],
} as const satisfies Record<string, readonly IncidentStatus[]>
export const reportCounts = keysOf(statusesIn)

export const readHazardFigures = route({
  method: 'GET',
  path: '/api/dashboard/analytics/hazards',
  summary:
    'How many hazards of the register stand in each cell of the risk matrix, before their controls and with them; and of the hazards reported in a period what became. The last twelve whole months unless said.',
  grant: 'reports.hazard',
  query: askedFigures,
  reply: z.object({
    data: z.object({
      period,
      before: period,
      /** Of the register today. */
      hazards: z.record(z.enum(hazardCounts), opened),
      cells: z.array(
        z.object({
          when: z.enum(['initial', 'residual']),
          probability: level,
          severity: level,
          count: z.int(),
        }),
      ),
      bands: z.array(z.object({ band: z.enum(bandNames), initial: opened, residual: opened })),
      /** Whether the caller may open the register. */
      opens: z.boolean(),
      reports: z.record(z.enum(reportCounts), opened.extend({ before: z.int() })),
      months: z.array(z.object({ month: day, reported: z.int(), closed: z.int() })),
    }),
  }),
  problems: ['input/invalid'],
})
