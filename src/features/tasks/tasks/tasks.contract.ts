// A task beyond its facts: its steps, what was said of it, its checklist; and all of them on a board.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { addDays } from '../../../kit/day.ts'
import { keysOf } from '../../../kit/own.ts'
import { taskSteps } from './steps.ts'
import { taskStatuses } from './tasks.register.ts'

const path = '/api/dashboard/task-management/:id'
const byId = z.object({ id: z.uuid() })
const step = z.enum(keysOf(taskSteps))
const status = z.enum(keysOf(taskStatuses))
const words = z.string().trim().max(2000)
const named = z.object({ id: z.uuid(), name: z.string() })

const event = z.object({
  id: z.uuid(),
  kind: z.string(),
  words: z.string().nullable(),
  mentions: z.array(named),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), mime: z.string(), bytes: z.int() })),
  /** The task that came next. */
  next: z.uuid().nullable(),
  by: z.string().nullable(),
  at: z.string(),
})
export type TaskEvent = z.output<typeof event>

export const readTask = route({
  method: 'GET',
  path: `${path}/story`,
  summary:
    'What happened to a task and what was said of it, and the steps that the caller may take.',
  grant: 'task-management.view',
  params: byId,
  reply: z.object({
    data: z.object({
      version: z.int(),
      events: z.array(event),
      /** Those who have done their part, where all of them must. */
      parts: z.array(z.uuid()),
      can: z.array(step),
    }),
  }),
})

const stands = z.object({ data: z.object({ status, version: z.int() }) })

export const takeTaskStep = route({
  method: 'POST',
  path: `${path}/steps`,
  summary: 'Takes a step of a task: begun, blocked, done, verified …',
  grant: 'task-management.edit',
  params: byId,
  body: z.object({ version: z.int(), step, reason: words.nullable().default(null) }),
  reply: stands,
  problems: ['row/stale', 'row/archived', 'task/state'],
})

export const commentTask = route({
  method: 'POST',
  path: `${path}/comments`,
  summary: 'Says something about a task; who is mentioned is told.',
  grant: 'task-management.view',
  params: byId,
  body: z.object({
    id: z.uuid(),
    words: words.min(1, 'Write something first.'),
    mentions: z.array(z.uuid()).max(20).default([]),
    files: z.array(z.uuid()).max(10).default([]),
  }),
  status: 204,
})

export const tickTask = route({
  method: 'PUT',
  path: `${path}/checklist/:item`,
  summary: 'Ticks a line of the checklist, or takes the tick away.',
  grant: 'task-management.edit',
  params: byId.extend({ item: z.uuid() }),
  body: z.object({ done: z.boolean() }),
  problems: ['row/archived'],
})

const card = z.object({
  id: z.uuid(),
  version: z.int(),
  number: z.string(),
  title: z.string(),
  priority: z.string(),
  status,
  assignees: z.array(z.string()),
  due_on: z.iso.date(),
  late: z.boolean(),
  project: z.string().nullable(),
  ticked: z.int(),
  lines: z.int(),
  /** Done, and somebody is still to see that it is. */
  unverified: z.boolean(),
  can: z.array(step),
})
export type TaskCard = z.output<typeof card>

const planned = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  priority: z.string(),
  status,
  due_on: z.iso.date(),
  late: z.boolean(),
  assignees: z.array(z.string()),
  /** Not made yet: this task comes again on that day, if each is done on its day. */
  to_come: z.boolean(),
})
export type PlannedTask = z.output<typeof planned>

/** Those of the caller alone, and those of one project. */
const narrowing = { mine: z.enum(['1']).optional(), project: z.uuid().optional() }
export type TaskNarrowing = { mine?: '1' | undefined; project?: string | undefined }

export const readTaskCalendar = route({
  method: 'GET',
  path: '/api/dashboard/task-calendar',
  summary:
    'The tasks that are due within some days and that the caller sees, and the days within a year on which they come again; at most six weeks at once.',
  grant: 'task-management.view',
  query: z
    .object({ from: z.iso.date(), to: z.iso.date(), ...narrowing })
    .refine(({ from, to }) => from <= to && to <= addDays(from, 41), 'At most six weeks.'),
  reply: z.object({
    data: z.object({ today: z.iso.date(), tasks: z.array(planned), more: z.boolean() }),
  }),
})

export const readTaskBoard = route({
  method: 'GET',
  path: '/api/dashboard/task-board',
  summary: 'The tasks that the caller sees, in columns: what was done in the last two weeks too.',
  grant: 'task-management.view',
  query: z.object(narrowing),
  reply: z.object({
    data: z.array(z.object({ status, total: z.int(), rows: z.array(card) })),
  }),
})
