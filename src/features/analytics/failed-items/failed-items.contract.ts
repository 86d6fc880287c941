// What fails: how many checks have a failed item, of which form, model and project, and how soon it is mended.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })
const counts = { checks: z.int(), failed: z.int(), fails: z.int() }

export const checkCounts = ['checks', 'failed', 'fails'] as const

export const readFailedItems = route({
  method: 'GET',
  path: '/api/dashboard/analytics/failed-items',
  summary:
    'Of the inspections and equipment checks of a period, as the caller’s lists show them: how many there were, how many had failed items, and how soon these were mended. The last twelve whole months unless said.',
  grant: 'reports.failed-items',
  query: askedFigures,
  reply: z.object({
    data: z.object({
      period,
      before: period,
      counts: z.array(
        z.object({
          name: z.enum(checkCounts),
          value: z.int(),
          before: z.int(),
          /** The list that has just these; null for who may not open it. */
          to: z.string().nullable(),
        }),
      ),
      /** Of a hundred checks, those without a failed item; null where there are too few to say. */
      passRate: z.object({ value: z.number().nullable(), before: z.number().nullable() }),
      /** Within so many days half of the failed items were mended; null where too few were mended to say. */
      daysToFix: z.object({ value: z.number().nullable(), before: z.number().nullable() }),
      forms: z.array(
        z.object({ id: z.uuid(), name: z.string(), ...counts, to: z.string().nullable() }),
      ),
      models: z.array(z.object({ name: z.string(), ...counts })),
      projects: z.array(
        z.object({
          id: z.uuid().nullable(),
          name: z.string().nullable(),
          ...counts,
          to: z.string().nullable(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})
