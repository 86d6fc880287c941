// One form over time, and how much was submitted by whom.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { type CountedSubject, countedSubjects, eachOf } from '../subjects/subjects.ts'

const byId = z.object({ id: z.uuid() })
const span = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })

/** What the submissions of a span are counted by. */
export const countedBy = ['form', 'person', ...countedSubjects] as const
export type CountedBy = (typeof countedBy)[number]

/** `by_project`, `by_location` … */
export const countsBySubject = <Counts>(of: (name: CountedSubject) => Counts) =>
  Object.fromEntries(countedSubjects.map((name) => [`by_${name}`, of(name)])) as Record<
    `by_${CountedSubject}`,
    Counts
  >

/** One question over the span: how often each option was chosen, or what the numbers come to. */
const item = z.object({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  section: z.string().nullable(),
  answered: z.int(),
  fails: z.int(),
  options: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      count: z.int(),
      fails: z.boolean(),
      tone: z.string().nullable(),
    }),
  ),
  numbers: z
    .object({ least: z.number(), most: z.number(), average: z.number(), sum: z.number() })
    .nullable(),
})

const counted = z.object({
  id: z.uuid().nullable(),
  name: z.string().nullable(),
  submissions: z.int(),
  fails: z.int(),
})

export const formReport = route({
  method: 'GET',
  path: '/api/dashboard/form-reports/:id',
  summary: 'Answers of one form: counts per option, fail rate by item, trend by week or month.',
  grant: 'submissions.view-all',
  params: byId,
  query: span.extend({
    ...eachOf(countedSubjects, () => z.uuid().optional()),
    lang: locale.default('en'),
  }),
  reply: z.object({
    data: z.object({
      title: z.string(),
      submissions: z.int(),
      versions: z.array(z.int()),
      average_percent: z.number().nullable(),
      median_duration: z.number().nullable(),
      fails: z.int(),
      items: z.array(item),
      trend: z.object({
        step: z.enum(['week', 'month']),
        points: z.array(
          z.object({
            start: z.iso.date(),
            submissions: z.int(),
            fails: z.int(),
            percent: z.number().nullable(),
          }),
        ),
      }),
      /** The longest runs of working days on each of which a person submitted it. */
      streaks: z.array(
        z.object({ id: z.uuid(), name: z.string(), days: z.int(), last: z.iso.date() }),
      ),
      /** By what each is about: the fifty that most were. */
      ...countsBySubject(() => z.array(counted)),
    }),
  }),
})

export const formsSubmitted = route({
  method: 'GET',
  path: '/api/dashboard/forms-submitted',
  summary: 'How many submissions there are by form, by person, or by what they are about.',
  grant: 'submissions.view-all',
  query: span.extend({ by: z.enum(countedBy).default('form') }),
  reply: z.object({
    data: z.object({
      total: z.int(),
      rows: z.array(
        z.object({
          id: z.uuid().nullable(),
          name: z.string().nullable(),
          submissions: z.int(),
          waiting: z.int(),
          fails: z.int(),
          last: z.string().nullable(),
          /** By week, the oldest first: at most the last 26. */
          weeks: z.array(z.int()),
        }),
      ),
    }),
  }),
})
