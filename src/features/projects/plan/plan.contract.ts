// What a project or a team expects: which form, how often, by when, and who is asked for it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { whyClosed } from '../../../register/fields/closed-schemas.ts'
import { forKinds, registerOf, type WorkplaceKind } from '../workplace.ts'

const named = z.object({ id: z.uuid(), name: z.string() })
const day = z.iso.date('Give a day, such as 2026-03-08.')
const base = (kind: WorkplaceKind) => `/api/dashboard/${registerOf[kind]}/:id/plan`

const rhythm = {
  frequency: z.enum(['daily', 'weekly', 'monthly']),
  /** 1 is Monday: the days of a daily form, the one day on which a weekly one is due. */
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([1, 2, 3, 4, 5]),
  /** The day on which a monthly one is due; the last of a shorter month. */
  month_day: z.int().min(1).max(31).nullable().default(null),
  due_time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time of day, such as 16:00.'),
  on_rain_days: z.boolean().default(false),
  asked: z.uuid().nullable().default(null),
}
type Given = { frequency: string; weekdays: number[]; month_day: number | null }

function fits({ frequency, weekdays, month_day }: Given, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (frequency === 'daily' && weekdays.length === 0)
    refuse('weekdays', 'Choose at least one day of the week.')
  if (frequency === 'weekly' && weekdays.length !== 1)
    refuse('weekdays', 'Choose the day of the week on which it is due.')
  if (frequency === 'monthly' && month_day === null)
    refuse('month_day', 'Choose the day of the month on which it is due.')
}

export const planLine = z.object({
  id: z.uuid(),
  version: z.int(),
  form: named,
  frequency: rhythm.frequency,
  weekdays: z.array(z.int()),
  month_day: z.int().nullable(),
  due_time: z.string(),
  on_rain_days: z.boolean(),
  asked: named.nullable(),
  starts_on: day,
  ends_on: day.nullable(),
  /** Why it can no longer be received: the form is archived, or published without its question. */
  stopped: z.enum(['archived', 'no_question']).nullable(),
})
export type PlanLine = z.output<typeof planLine>

export const readPlan = forKinds((kind) =>
  route({
    method: 'GET',
    path: base(kind),
    summary: `Which forms a ${kind} expects and how often, what has ended last.`,
    grant: `${registerOf[kind]}.view`,
    params: z.object({ id: z.uuid() }),
    reply: z.object({ data: z.array(planLine) }),
  }),
)

export const planChoices = forKinds((kind) =>
  route({
    method: 'GET',
    path: `/api/dashboard/${kind}-plans/choices`,
    summary: `The forms, with why a ${kind} cannot expect one, and the ${registerOf[kind]}, with why one cannot.`,
    grant: `${registerOf[kind]}.edit`,
    reply: z.object({
      data: z.object({
        /** What can be expected first; of the others why not. */
        forms: z.array(named.extend({ why: z.enum(['no_question', 'unpublished']).nullable() })),
        /** Those that cannot expect one come last, with why. */
        places: z.array(named.extend({ status: z.string(), ...whyClosed })),
      }),
    }),
  }),
)

const planned = {
  form: z.uuid('Choose a form.'),
  places: z.array(z.uuid()).min(1, 'Choose at least one.').max(500),
  starts_on: day.optional(),
  ...rhythm,
}

export const previewPlan = forKinds((kind) =>
  route({
    method: 'POST',
    path: `/api/dashboard/${kind}-plans/preview`,
    summary: `What a plan would come to in its first four weeks, and which ${registerOf[kind]} cannot expect the form, with why.`,
    grant: `${registerOf[kind]}.edit`,
    body: z.strictObject(planned).superRefine(fits),
    reply: z.object({
      data: z.object({
        /** How many forms come of it there until the day. */
        good: z.array(named.extend({ times: z.int() })),
        bad: z.array(named.extend({ why: z.enum(['expects', 'closed']) })),
        until: day,
      }),
    }),
  }),
)

export const withdrawPlan = forKinds((kind) =>
  route({
    method: 'POST',
    path: `/api/dashboard/${kind}-plans/withdraw`,
    summary: 'Takes back lines of plans that begin today or later, as if they had not been made.',
    grant: `${registerOf[kind]}.edit`,
    body: z.strictObject({ lines: z.array(z.uuid()).min(1).max(500) }),
    reply: z.object({ data: z.object({ withdrawn: z.int() }) }),
  }),
)

export const expectForm = forKinds((kind) =>
  route({
    method: 'POST',
    path: `/api/dashboard/${kind}-plans`,
    summary: `Has one or several ${registerOf[kind]} expect a form: all or none, or those that can. What already expects it is left as it is, and named.`,
    grant: `${registerOf[kind]}.edit`,
    body: z
      .strictObject({ ...planned, take: z.enum(['all', 'good']).default('all') })
      .superRefine(fits),
    reply: z.object({
      data: z.object({
        added: z.int(),
        skipped: z.array(named),
        /** The lines that were made, to take them back. */
        lines: z.array(z.uuid()),
      }),
    }),
    status: 201,
  }),
)

const ofLine = z.object({ id: z.uuid(), line: z.uuid() })
const version = z.int().min(1)

export const changeLine = forKinds((kind) =>
  route({
    method: 'PUT',
    path: `${base(kind)}/:line`,
    summary:
      'Changes how often a form is expected. Where it was due before, that ends yesterday and another begins today: the past stays.',
    grant: `${registerOf[kind]}.edit`,
    params: ofLine,
    body: z.strictObject({ version, ...rhythm }).superRefine(fits),
    reply: z.object({ data: planLine }),
    problems: ['row/stale', 'row/archived'],
  }),
)

export const endLine = forKinds((kind) =>
  route({
    method: 'POST',
    path: `${base(kind)}/:line/end`,
    summary: 'A form is expected up to a last day: yesterday at the earliest.',
    grant: `${registerOf[kind]}.edit`,
    params: ofLine,
    body: z.strictObject({ version, last: day }),
    reply: z.object({ data: planLine }),
    problems: ['row/stale', 'row/archived'],
  }),
)
