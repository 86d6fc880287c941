// What is done with people who have no account beside what every register does.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { hats } from '../hats/hats.ts'
import { users } from '../users/users.register.ts'

const path = '/api/dashboard/people-without-account'
const named = z.object({ id: z.uuid(), name: z.string() })

export const alikePerson = named.extend({
  /** They are a user. */
  account: z.boolean(),
  /** What they are to the company, or were last, and whose. */
  kind: z.enum(keysOf(hats)).nullable(),
  of: z.string().nullable(),
  why: z.array(z.enum(['mobile', 'email', 'name'])),
})
export type AlikePerson = z.output<typeof alikePerson>

export const findAlike = route({
  method: 'GET',
  path: '/api/dashboard/people-alike',
  summary:
    'Who is known already under a name, a mobile or an address: somebody is not to be added twice.',
  grant: 'users.create',
  query: z.object({
    name: z.string().max(201).default(''),
    mobile: z.string().max(40).default(''),
    email: z.string().max(254).default(''),
  }),
  reply: z.object({ data: z.array(alikePerson) }),
})

export const makeUsers = route({
  method: 'POST',
  path: `${path}/accounts`,
  summary:
    'Gives people an account of the staff, each as the person they are, and invites those by mail who have an address.',
  grant: 'users.create',
  body: z.object({
    people: z.array(z.uuid()).min(1).max(200),
    role_id: z.enum(keysOf(users.fields.role_id.options)),
    /** That of the role unless said; it sets the role. */
    permission_template_id: z.uuid().nullable().default(null),
    invited: z.boolean().default(false),
  }),
  reply: z.object({
    data: z.object({
      made: z.array(named),
      sent: z.int(),
      left: z.array(named.extend({ why: z.string() })),
    }),
  }),
  problems: ['row/missing', 'input/invalid'],
})
