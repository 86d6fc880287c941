// A project or a team at a glance: what it lacks, what is open, who is there.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { forKinds, registerOf } from '../workplace.ts'

const named = z.object({ id: z.uuid(), name: z.string() })
const day = z.iso.date('Give a day, such as 2026-03-08.')
const byId = z.object({ id: z.uuid() })

/** What a project must have before it is active. */
export const neededNames = ['supervisor', 'emergency_plan', 'hospital_name'] as const

const open = z.object({
  /** Not put right yet. */
  deficiencies: z.int(),
  /** Submissions that lack a signature. */
  unsigned: z.int(),
  /** Assets that are still there. */
  assets: z.int(),
})
export type StillOpen = z.output<typeof open>

const page = z.object({
  status: z.string(),
  today: day,
  missing: z.array(z.enum(neededNames)),
  open,
  /** Open deficiencies by how long they have been open, in days; null where the caller may not see them. */
  ages: z.object({ week: z.int(), month: z.int(), older: z.int(), overdue: z.int() }).nullable(),
  workers: z.array(named.extend({ role: z.string().nullable() })),
  assets: z.array(named),
  contacts: z.array(named.extend({ detail: z.string().nullable() })),
  /** Whom to call, in their order: those of the whole company; null where the caller may not see them. */
  emergency_contacts: z
    .array(named.extend({ phone: z.string(), hours: z.string().nullable() }))
    .nullable(),
  /** The last two weeks that have a number. */
  headcounts: z.array(z.object({ day, workers: z.int(), entered: z.boolean() })),
  duties: z.array(z.object({ duty: z.string(), count: z.int(), citation: z.string(), from: day })),
})
export type WorkplacePage = z.output<typeof page>

export const readPage = forKinds((kind) =>
  route({
    method: 'GET',
    path: `/api/dashboard/${registerOf[kind]}/:id/page`,
    summary: `A ${kind} at a glance: what it lacks, what is open, who and what is there today.`,
    grant: `${registerOf[kind]}.view`,
    params: byId,
    reply: z.object({ data: page }),
  }),
)

export const activateProject = route({
  method: 'PUT',
  path: '/api/dashboard/projects/:id/activation',
  summary:
    'Makes a project active that is planned or on hold: it needs a supervisor, an emergency plan and a hospital.',
  grant: 'projects.edit',
  params: byId,
  problems: ['row/archived'],
})

export const completeProject = route({
  method: 'PUT',
  path: '/api/dashboard/projects/:id/completion',
  summary: 'Completes a project; where anything is still open, with the reason.',
  grant: 'projects.edit',
  params: byId,
  body: z.strictObject({ reason: z.string().trim().max(1000).default('') }),
  problems: ['row/archived'],
})

export const enterHeadcount = route({
  method: 'PUT',
  path: '/api/dashboard/projects/:id/headcount',
  summary:
    'Says how many people are on a project today, or were on one of the fourteen days before.',
  grant: 'projects.add-workers',
  params: byId,
  body: z.strictObject({ day: day.optional(), workers: z.int().min(0).max(100_000) }),
  problems: ['row/archived'],
})
