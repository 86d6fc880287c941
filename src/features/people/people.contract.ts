// People as other screens choose them: who they are, nothing more.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { askedWithClosed, whyClosed } from '../../register/fields/closed.ts'
import { pageOf } from '../../register/schemas.ts'

/** The list of users as anybody of the staff may ask for it: the register answers it. */
export const listUsers = route({
  method: 'GET',
  path: '/api/dashboard/users',
  summary: 'The active people of the company, by name.',
  grant: 'staff',
  // Who may view users is told more of them.
  onDevice: 'names',
  query: z.object({
    search: z.string().trim().max(200).optional(),
    per_page: z.coerce.number().int().min(1).max(200).default(200),
  }),
  reply: pageOf(z.object({ id: z.uuid(), name: z.string() })),
})

const account = z.object({
  id: z.uuid(),
  value: z.uuid(),
  text: z.string(),
  name: z.string(),
  ...whyClosed,
})

export const accountsOfRole = route({
  method: 'GET',
  path: '/api/dashboard/system/fields/:role',
  summary:
    'The active accounts of one role: 1 manager, 3 user, 6 management, or trade_contractor. With `closed`, after them the deactivated.',
  grant: 'staff',
  onDevice: true,
  params: z.object({ role: z.enum(['1', '3', '6', 'trade_contractor']) }),
  query: z.object(askedWithClosed),
  reply: z.object({ data: z.array(account) }),
})
