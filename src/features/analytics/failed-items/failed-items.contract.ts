// What fails: how many checks have a failed item, of which form, model and project, and how soon it is mended.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })

export const checkCounts = ['checks', 'failed', 'fails'] as const
const counts = {
  ...{ checks: z.int(), failed: z.int(), fails: z.int() },
  /** The lists that have just these; null for who may not open it. */
  tos: z.record(z.enum(checkCounts), z.string().nullable()),
}

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
      forms: z.array(z.object({ id: z.uuid(), name: z.string(), ...counts })),
      models: z.array(z.object({ name: z.string(), ...counts })),
      projects: z.array(
        z.object({
          id: z.uuid().nullable(),
          name: z.string().nullable(),
          ...counts,
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})

/** Of which checks: where the list of submissions cannot be narrowed to them, or it is their items that are listed. */
const listedChecks = z.object({
  show: z.enum(checkCounts),
  form: z.uuid().optional(),
  /** Make and model of the equipment. */
  model: z.string().max(400).optional(),
  /** `none`: checks without a project. */
  at: z.union([z.uuid(), z.literal('none')]).optional(),
})
export type ListedChecks = z.output<typeof listedChecks>

export const readChecksOfFigure = route({
  method: 'GET',
  path: '/api/dashboard/analytics/checks-of-figure',
  summary:
    'The checks, or the failed items in them, that one of the numbers of failed items counts, the latest first: 500 of them at most. Items of confidential questions only with `confidential.view`.',
  grant: 'reports.failed-items',
  query: askedFigures.extend({ ...listedChecks.shape, lang: locale.optional() }),
  reply: z.object({
    data: z.object({
      period,
      total: z.int(),
      checks: z.array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          day,
          form: z.string(),
          project: z.string().nullable(),
          /** What failed; null where the checks are listed. */
          item: z.string().nullable(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})
