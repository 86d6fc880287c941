// The rights of one person, each with where it comes from and since when.
import { z } from 'zod'
import { allGrants, isGrant } from '../../access/grants.ts'
import { route } from '../../access/route.ts'
import { scope } from '../../access/scope.ts'

const path = '/api/dashboard/users/:id/rights'
const params = z.object({ id: z.uuid() })

const since = z.object({ at: z.string(), by: z.string() }).nullable()
const rights = z
  .array(z.string().refine(isGrant, 'There is no such right.'))
  .max(1000)
  .transform((given) => allGrants.filter((right) => given.includes(right)))

const rightsOfPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  role_id: z.int().nullable(),
  deactivated: z.boolean(),
  template: z
    .object({ id: z.uuid(), name: z.string(), rights: z.array(z.string()), scope })
    .nullable(),
  extra: z.array(z.string()),
  refused: z.array(z.string()),
  /** Which rows they see, where it comes from and since when; nothing of their own: their template says it. */
  scope: z.object({ own: scope.nullable(), holds: scope, since }),
  /** Every right of the catalogue. */
  rights: z.array(
    z.object({
      right: z.string(),
      holds: z.boolean(),
      source: z.enum(['template', 'extra', 'implied', 'refused', 'role', 'none']),
      by: z.array(z.string()),
      since,
    }),
  ),
})
export type RightsOfPerson = z.infer<typeof rightsOfPerson>

export const readRights = route({
  method: 'GET',
  path,
  summary: 'What one person may do, and why: each right with its source and since when.',
  grant: 'users.edit',
  params,
  reply: z.object({ data: rightsOfPerson }),
})

export const changeRights = route({
  method: 'PATCH',
  path,
  summary: 'Template, extra and refused rights of one person. Nobody gives what they do not hold.',
  grant: 'users.edit',
  params,
  body: z.strictObject({
    version: z.int().min(1),
    template: z.uuid().optional(),
    extra: rights,
    refused: rights,
    /** Nothing: their template says it. Left out, it stays. */
    scope: scope.nullable().optional(),
  }),
  reply: z.object({ data: rightsOfPerson }),
  problems: ['row/archived', 'row/stale'],
})
