// Who is on a template, moving people from one to another, and the rights of one person.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { scope } from '../../access/scope.ts'
import { pageOf } from '../../register/schemas.ts'

const byId = z.object({ id: z.uuid() })
const path = '/api/dashboard/roles-template/:id'
const role = z.int().nullable()

const member = z.object({
  id: z.uuid(),
  name: z.string(),
  role_id: role,
  /** How many rights of their own differ from the template's. */
  extra: z.int(),
  refused: z.int(),
  deactivated: z.boolean(),
})
export type TemplateMember = z.infer<typeof member>

export const templateAccounts = route({
  method: 'GET',
  path: `${path}/accounts`,
  summary: 'The people on a permission template, by name.',
  grant: 'permission-templates.view',
  params: byId,
  query: z.object({
    search: z.string().trim().max(200).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(member),
})

/** Some people, or all who are on a template: that one may be archived with it. */
const moving = z.union([
  z.strictObject({ accounts: z.array(z.uuid()).min(1).max(1000) }),
  z.strictObject({
    from: z.uuid(),
    archive: z.boolean().default(false),
    reason: z.string().trim().max(500).default(''),
  }),
])
export type Moving = z.infer<typeof moving>

const moved = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Before the move: afterwards it is the template's. */
  role_id: role,
  /** Which rows they see before the move, and after it. */
  scope: z.object({ before: scope, after: scope }),
  gains: z.array(z.string()),
  loses: z.array(z.string()),
})
export type MovedAccount = z.infer<typeof moved>

export const previewMove = route({
  method: 'POST',
  path: `${path}/moves/preview`,
  summary: 'What each person would gain and lose on this permission template.',
  grant: 'users.edit',
  reads: true,
  params: byId,
  body: moving,
  reply: z.object({ role_id: z.int(), data: z.array(moved) }),
})

export const moveAccounts = route({
  method: 'POST',
  path: `${path}/moves`,
  summary: 'Moves people to this permission template; the one that they leave may be archived.',
  grant: 'users.edit',
  params: byId,
  body: moving,
  reply: z.object({ data: z.array(moved) }),
  problems: ['row/archived'],
})

export const copyTemplate = route({
  method: 'POST',
  path: `${path}/copies`,
  summary: 'A new permission template with the rights of this one.',
  grant: 'permission-templates.create',
  params: byId,
  body: z.object({ name: z.string().trim().min(1).max(80) }),
  status: 201,
  reply: z.object({ data: z.object({ id: z.uuid(), name: z.string() }) }),
})
