// The permission templates that new companies begin with, for the provider, who edits them and offers a change to
// companies. What a company made of its own templates is not told: only what became of an offer.
import { z } from 'zod'
import { allGrants, isGrant } from '../../../access/grants.ts'
import { route } from '../../../access/route.ts'

const path = '/api/admin/default-templates'
export const baseRoles = ['1', '3', '6'] as const
const params = z.object({ role: z.enum(baseRoles) })

const content = { name: z.string(), grants: z.array(z.string()) }

const edition = z.object({
  base_role: z.enum(baseRoles),
  ...content,
  /** How many times it has been edited. */
  edition: z.int(),
})

/** `open`: it has not answered yet. `same`: nothing of the edition is new to it. `none`: it has archived this template. */
export const offerStates = ['behind', 'open', 'declined', 'same', 'none'] as const

const told = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(offerStates),
  /** When it was offered, or declined. */
  at: z.string().nullable(),
  /** What it answered. */
  reason: z.string().nullable(),
})

const past = z.object({
  edition: z.int(),
  name: z.string(),
  renamed_from: z.string().nullable(),
  comes: z.array(z.string()),
  goes: z.array(z.string()),
  changed_by: z.string(),
  changed_at: z.string(),
  open: z.int(),
  taken: z.int(),
  declined: z.int(),
})

export const listDefaults = route({
  method: 'GET',
  path,
  summary: 'The permission templates that a new company begins with.',
  grant: 'admin',
  reply: z.object({ data: z.array(edition) }),
})

export const readDefault = route({
  method: 'GET',
  path: `${path}/:role`,
  summary: 'How a default permission template was edited, and which companies were offered it.',
  grant: 'admin',
  params,
  reply: z.object({ data: z.object({ history: z.array(past), companies: z.array(told) }) }),
})

export const editDefault = route({
  method: 'PUT',
  path: `${path}/:role`,
  summary:
    'Edits a default permission template. New companies begin with it; no company’s own changes.',
  grant: 'admin',
  params,
  body: z.object({
    name: z.string().trim().min(1, 'Please fill this in.').max(80),
    grants: z
      .array(z.string().refine(isGrant, 'There is no such right.'))
      .max(1000)
      .transform((given) => allGrants.filter((right) => given.includes(right))),
    /** The edition that it was edited from. */
    edition: z.int().min(0),
  }),
  reply: z.object({ data: edition }),
  problems: ['row/stale'],
})

export const offerDefault = route({
  method: 'POST',
  path: `${path}/:role/offers`,
  summary:
    'Offers a default permission template as it is now to companies, which take or decline what changes in theirs. An older offer that is still open is withdrawn. Offered twice, it is one offer.',
  grant: 'admin',
  params,
  body: z.object({
    edition: z.int().min(1, 'Edit the template first.'),
    companies: z.array(z.uuid()).min(1, 'Choose a company.').max(10_000),
    /** Why, for the companies’ managers. */
    note: z.string().trim().max(500).default(''),
  }),
  reply: z.object({
    data: z.object({
      offered: z.int(),
      /** They have it already, have answered it, or have archived the template. */
      passed_over: z.int(),
    }),
  }),
  problems: ['row/stale'],
})
