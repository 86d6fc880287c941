// The steps of a deficiency: each by whom and when.
import { z } from 'zod'
import { route } from '../../access/route.ts'

const byId = z.object({ id: z.uuid() })
const path = '/api/dashboard/deficiencies/:id'
const versioned = z.object({ version: z.int().min(1) })
const why = { reason: z.string().trim().min(3, 'Give the reason in a few words.').max(1000) }
const maybeWhy = { reason: z.string().trim().max(1000).nullable().default(null) }
const stands = z.object({ data: z.object({ status: z.string(), version: z.int() }) })
/** The columns of the board, from left to right. */
export const boardStatuses = ['open', 'in_progress', 'done', 'closed'] as const

const problems = [
  'row/stale',
  'row/archived',
  'deficiency/state',
  'deficiency/own',
  'deficiency/photo',
] as const

const step = <Body extends z.ZodType>(
  name: string,
  summary: string,
  grant: 'submissions.deficiency-registry' | 'submissions.approve-ca',
  body: Body,
) =>
  route({
    method: 'POST',
    path: `${path}/${name}`,
    summary,
    grant,
    params: byId,
    body,
    reply: stands,
    problems,
  })

const registry = 'submissions.deficiency-registry'
const verifier = 'submissions.approve-ca'

export const start = step('start', 'Somebody is at it.', registry, versioned)
export const finish = step(
  'done',
  'It is put right and waits to be verified.',
  registry,
  versioned.extend({
    ...maybeWhy,
    /** Beside those that it has. */
    photos_after: z.array(z.uuid()).max(10).optional(),
    corrective_action: z.string().trim().max(2000).optional(),
    /** The risk that is left. */
    after_probability: z.uuid().optional(),
    after_severity: z.uuid().optional(),
  }),
)
export const verifyIt = step(
  'verify',
  'Somebody other than its owner has seen that it is put right.',
  verifier,
  versioned.extend({ ...maybeWhy, effectiveness_due: z.iso.date().nullable().default(null) }),
)
export const reject = step(
  'reject',
  'It is not put right: back to its owner, with the reason.',
  verifier,
  versioned.extend(why),
)
export const accept = step(
  'accept',
  'The risk is accepted until a day, with the reason.',
  verifier,
  versioned.extend({ ...why, until: z.iso.date() }),
)
export const markDuplicate = step(
  'duplicate',
  'It is the same as another.',
  registry,
  versioned.extend({ ...maybeWhy, of: z.uuid() }),
)
export const voidIt = step(
  'void',
  'It is none: declared void, with the reason.',
  verifier,
  versioned.extend(why),
)
export const reassign = step(
  'reassign',
  'Somebody else sees to it.',
  registry,
  versioned.extend({ ...maybeWhy, owner: z.uuid() }),
)
export const extend = step(
  'extend',
  'It is due later, with the reason.',
  verifier,
  versioned.extend({ ...why, due_on: z.iso.date() }),
)
export const judge = step(
  'effectiveness',
  'Whether it stayed right; if not, a new one is opened and linked.',
  verifier,
  versioned.extend({ ...maybeWhy, effective: z.boolean() }),
)

const happened = z.object({
  id: z.uuid(),
  kind: z.string(),
  reason: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).nullable(),
  at: z.string(),
  by: z.string().nullable(),
})
export type DeficiencyEvent = z.output<typeof happened>

const similar = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  raised_on: z.string(),
  status: z.string(),
})

const story = z.object({
  events: z.array(happened),
  similar: z.array(similar),
  /** The steps that the caller may take now, and `edit`. */
  can: z.array(z.string()),
})
export type Story = z.output<typeof story>

export const timeline = route({
  method: 'GET',
  path: `${path}/timeline`,
  summary: 'Its events, and the steps that the caller may take.',
  grant: registry,
  params: byId,
  reply: z.object({ data: story }),
})

const card = z.object({
  id: z.uuid(),
  version: z.int(),
  number: z.string(),
  title: z.string(),
  severity: z.string(),
  owner: z.string().nullable(),
  due_on: z.string().nullable(),
  days_overdue: z.int(),
  location: z.string().nullable(),
  has_photos: z.boolean(),
  /** Rated as it was, and not yet as it is. */
  wants_risk: z.boolean(),
  /** The steps that the caller may take now. */
  can: z.array(z.string()),
})
export type Card = z.output<typeof card>

/** Open deficiencies by the days since they were raised. */
const ageingOf = z.array(
  z.object({ bucket: z.string(), severity: z.string(), count: z.int(), overdue: z.int() }),
)

const boardOf = z.object({
  /** `closed`: those that were closed within the last two weeks. */
  columns: z.array(
    z.object({ status: z.enum(boardStatuses), total: z.int(), rows: z.array(card) }),
  ),
  ageing: ageingOf,
  mine_to_verify: z.int(),
  without_owner: z.int(),
})
export type Board = z.output<typeof boardOf>

const closing = z.object({
  closed: z.int(),
  /** No later than they were due. */
  within: z.int(),
  /** From the day that each was raised to the day that it was seen to be right. */
  mean_days: z.number(),
})
const figuresOf = z.object({
  all: closing,
  by_severity: z.array(closing.extend({ severity: z.string() })),
  by_category: z.array(closing.extend({ id: z.uuid().nullable(), name: z.string().nullable() })),
  raised: z.int(),
  /** Of those, how many had been there within the 90 days before: the same at the same place. */
  again: z.int(),
})
export type Figures = z.output<typeof figuresOf>

export const figures = route({
  method: 'GET',
  path: '/api/dashboard/deficiency-figures',
  summary: 'How soon what was closed in the last year was put right, and how much came back.',
  grant: registry,
  query: z.object({ incident: z.enum(['1']).optional(), project: z.uuid().optional() }),
  reply: z.object({ data: figuresOf }),
})

export const board = route({
  method: 'GET',
  path: '/api/dashboard/deficiency-board',
  summary: 'The open ones by status, with counts by age and those that wait for the caller.',
  grant: registry,
  query: z.object({
    incident: z.enum(['1']).optional(),
    project: z.uuid().optional(),
    location: z.uuid().optional(),
    severity: z.enum(['low', 'medium', 'high', 'critical']).optional(),
  }),
  reply: z.object({ data: boardOf }),
})

export const ageing = route({
  method: 'GET',
  path: '/api/dashboard/deficiency-ageing',
  summary: 'How many deficiencies are open, by severity and by the days since they were raised.',
  grant: registry,
  reply: z.object({ data: ageingOf }),
})
