// What plans expected and what came: by week, by form, by project or team, and the expected forms themselves.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import type { ExpectedState } from '../../expectations/definition/index.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })

/** Which expected forms each number counts: what is excused or still due is expected of nobody. */
export const statesIn = {
  expected: ['received', 'late', 'missed'],
  received: ['received'],
  late: ['late'],
  missed: ['missed'],
  excused: ['excused'],
} as const satisfies Record<string, readonly ExpectedState[]>
export const formCounts = keysOf(statesIn)

/** A number, and the list of just what it counts; null for who may not open it. */
const opened = z.object({ value: z.int(), to: z.string().nullable() })
const counts = z.record(z.enum(formCounts), opened)
const shares = z.object({ value: z.int().nullable(), before: z.int().nullable() })

export const readComplianceFigures = route({
  method: 'GET',
  path: '/api/dashboard/analytics/compliance',
  summary:
    'What the plans of projects and teams that the caller sees expected, and what came of it. The last twelve whole months unless said.',
  grant: 'reports.incident',
  query: askedFigures,
  reply: z.object({
    data: z.object({
      period,
      before: period,
      counts,
      countsBefore: z.record(z.enum(formCounts), z.int()),
      /** Of a hundred forms due, those that came, and those that came in time; null where too few were due to say. */
      came: shares,
      inTime: shares,
      weeks: z.array(z.object({ week: day, counts })),
      /** The lowest share first. */
      forms: z.array(z.object({ id: z.uuid(), name: z.string(), counts })),
      places: z.array(z.object({ id: z.uuid(), name: z.string(), counts })),
    }),
  }),
  problems: ['input/invalid'],
})

/** What narrows the list beside the period and the project. */
const listedForms = z.object({
  show: z.enum(formCounts),
  form: z.uuid().optional(),
  place: z.uuid().optional(),
  week: day.optional(),
})
export type ListedForms = z.output<typeof listedForms>

export const readExpectedForms = route({
  method: 'GET',
  path: '/api/dashboard/analytics/expected-forms',
  summary:
    'The forms that one of the numbers of compliance counts, the latest first: 500 of them at most.',
  grant: 'reports.incident',
  query: askedFigures.extend(listedForms.shape),
  reply: z.object({
    data: z.object({
      period,
      total: z.int(),
      forms: z.array(
        z.object({
          id: z.string(),
          day,
          state: z.enum(['received', 'late', 'missed', 'excused']),
          form: z.string(),
          place: z.string(),
          /** Its tracker on that day. */
          tracker: z.string(),
          /** `id` is left out where the caller may not open it. */
          submission: z.object({ id: z.uuid().nullable(), number: z.string() }).nullable(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})
