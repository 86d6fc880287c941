// A change of a default template as a company decides on it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/roles-template/:id/proposal'

const proposal = z.object({
  id: z.uuid(),
  /** The name that the template would have, where it changes. */
  renamed: z.string().nullable(),
  comes: z.array(z.string()),
  goes: z.array(z.string()),
  /** How many people are on the template, and for how many of them something changes. */
  members: z.int(),
  touched: z.int(),
  note: z.string().nullable(),
  offered_by: z.string(),
  offered_at: z.string(),
  /** Of the template that it was worked out for. */
  version: z.int(),
  may_decide: z.boolean(),
})
export type TemplateProposal = z.infer<typeof proposal>

export const readProposal = route({
  method: 'GET',
  path,
  summary:
    'What the provider proposes to change in a permission template: what comes, what goes, whom it concerns.',
  grant: 'permission-templates.view',
  params,
  reply: z.object({ data: proposal.nullable() }),
})

const decided = { proposal: z.uuid() }

export const takeProposal = route({
  method: 'POST',
  path: `${path}/take`,
  summary: 'Makes the proposed change. A health and safety manager decides.',
  grant: 'permission-templates.edit',
  params,
  body: z.object({ ...decided, version: z.int() }),
  problems: ['row/stale', 'row/archived'],
})

export const declineProposal = route({
  method: 'POST',
  path: `${path}/decline`,
  summary: 'Leaves the template as it is. The provider reads the reason.',
  grant: 'permission-templates.edit',
  params,
  body: z.object({ ...decided, reason: z.string().trim().max(500).default('') }),
  problems: ['row/stale', 'row/archived'],
})

export const companyDefaults = route({
  method: 'GET',
  path: '/api/dashboard/default-templates',
  summary: 'The permission templates that new companies begin with, to compare one’s own with.',
  grant: 'permission-templates.view',
  reply: z.object({
    data: z.array(
      z.object({ base_role: z.string(), name: z.string(), grants: z.array(z.string()) }),
    ),
  }),
})
