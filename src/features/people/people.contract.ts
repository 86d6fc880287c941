// People as other screens choose them: who they are, nothing more.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { askedWithClosed, whyClosed } from '../../register/fields/closed-schemas.ts'

export const listPeople = route({
  method: 'GET',
  path: '/api/dashboard/people',
  summary:
    'The active people of the staff, by name: who they are, nothing more. With `closed`, after them the deactivated.',
  grant: 'staff',
  onDevice: true,
  query: z.object(askedWithClosed),
  reply: z.object({ data: z.array(z.object({ id: z.uuid(), name: z.string(), ...whyClosed })) }),
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
