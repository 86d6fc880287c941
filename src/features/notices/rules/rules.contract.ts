// Who would receive what a rule tells, asked before it is saved.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { mailTimes } from '../settings.contract.ts'

const ids = z.array(z.uuid()).max(500).default([])

/** Whom a rule reaches. */
const reached = {
  at_place: z.array(z.string().max(40)).max(10).default([]),
  roles: z.array(z.string().max(10)).max(10).default([]),
  templates: ids,
  people: ids,
}

export const receiver = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How the rule comes to them: by what, and the name of the template or the place. */
  why: z.array(z.object({ by: z.string(), what: z.string().nullable() })),
  /** `some`: they see only part of such records, and are told of these alone. */
  sees: z.enum(['all', 'some', 'none']),
  screen: z.boolean(),
  mail: z.enum(mailTimes),
})
export type Receiver = z.output<typeof receiver>

/** Receivers that are named; there may be more. */
export const mostNamed = 200

const preview = z.object({
  receivers: z.array(receiver),
  total: z.int(),
  /** The product itself tells people of it who must act. */
  must: z.boolean(),
  /** What happens there belongs to no project and no team. */
  nowhere: z.boolean(),
  /** Other rules that tell some of them of the same. */
  overlaps: z.array(
    z.object({ id: z.uuid(), name: z.string(), mail: z.enum(mailTimes), people: z.int() }),
  ),
})

export const previewRule = route({
  method: 'POST',
  path: '/api/dashboard/notification-rules/receivers',
  summary: 'Who would receive what a rule tells, and why, before it is saved.',
  grant: 'users.edit',
  reads: true,
  body: z.object({
    /** The rule itself, where it is there already. */
    id: z.uuid().nullable().default(null),
    event: z.string().max(80),
    projects: ids,
    teams: ids,
    forms: ids,
    severities: z.array(z.string().max(20)).max(10).default([]),
    ...reached,
    mail: z.enum(mailTimes),
  }),
  reply: preview,
})
export type RulePreview = z.output<typeof preview>
