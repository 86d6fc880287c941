// Personal tokens: by one a program acts for a person, with the rights that were chosen for it.
import { z } from 'zod'
import { route } from '../../access/route.ts'

const path = '/api/dashboard/my-account/tokens'

const token = z.object({
  id: z.uuid(),
  name: z.string(),
  grants: z.array(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
  /** When a program last used it. */
  seen_at: z.string().nullable(),
})
export type PersonalToken = z.output<typeof token>

export const listTokens = route({
  method: 'GET',
  path,
  summary: 'One’s own personal tokens that have not ended.',
  grant: 'staff',
  private: true,
  inPerson: true,
  reply: z.object({ data: z.array(token) }),
})

export const makeToken = route({
  method: 'POST',
  path,
  summary: 'Makes a personal token of rights that one holds. It is answered this once.',
  grant: 'staff',
  inPerson: true,
  body: z.object({
    name: z.string().trim().min(1, 'Please say what it is for.').max(100),
    grants: z.array(z.string().max(100)).min(1, 'Please choose at least one right.').max(500),
    days: z.int().min(1, 'At least one day.').max(365, 'At most a year.'),
    password: z.string().min(1, 'Please enter your password.').max(200),
  }),
  reply: z.object({ token: z.string(), data: token }),
  status: 201,
})

export const revokeToken = route({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Revokes one of one’s own personal tokens: it opens nothing from the next call on.',
  grant: 'staff',
  inPerson: true,
  reads: true,
  params: z.object({ id: z.uuid() }),
})
