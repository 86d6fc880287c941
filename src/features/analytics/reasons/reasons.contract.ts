// Why things happened: how often people chose each reason in forms, and in which forms.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })
const opened = z.object({ value: z.int(), to: z.string() })

const reason = z.object({
  id: z.uuid(),
  name: z.string(),
  parent: z.uuid().nullable(),
  /** Forms in which the reason itself was chosen. */
  own: opened,
  /** Forms in which it was chosen, or one under it. */
  all: opened,
})
export type CountedReason = z.output<typeof reason>

export const readReasonFigures = route({
  method: 'GET',
  path: '/api/dashboard/analytics/incident-reasons',
  summary:
    'How often each incident reason was chosen in the filled forms that the caller sees. The last twelve whole months unless said.',
  grant: 'reports.incident',
  query: askedFigures,
  reply: z.object({
    data: z.object({
      period,
      before: period,
      forms: opened.extend({ before: z.int() }),
      /** The most frequent first. */
      reasons: z.array(reason),
      projects: z.array(
        z.object({ id: z.uuid().nullable(), name: z.string().nullable(), forms: opened }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})

const listedWith = z.object({
  reason: z.uuid().optional(),
  /** The reasons under it, too. */
  under: z.literal('yes').optional(),
  /** `none`: forms without a project. */
  at: z.union([z.uuid(), z.literal('none')]).optional(),
})
export type ListedWith = Readonly<Partial<Record<keyof z.output<typeof listedWith>, string>>>

export const readFormsWithReason = route({
  method: 'GET',
  path: '/api/dashboard/analytics/forms-with-reason',
  summary:
    'The filled forms that one of the numbers of incident reasons counts, the latest first: 500 of them at most.',
  grant: 'reports.incident',
  query: askedFigures.extend(listedWith.shape),
  reply: z.object({
    data: z.object({
      period,
      total: z.int(),
      reason: z.string().nullable(),
      forms: z.array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          form: z.string(),
          day,
          project: z.string().nullable(),
          reasons: z.string(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})
