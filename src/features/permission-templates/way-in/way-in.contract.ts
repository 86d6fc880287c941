// A way in for somebody who lost their second step.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const path = '/api/dashboard/users/:id/way-in'
const params = z.object({ id: z.uuid() })

/** Why none can be given: it is oneself, they are deactivated, sign in with a password alone or not at all, hold
 *  more rights than the caller, or their login leads to more than this company. */
const obstacles = ['oneself', 'inactive', 'no-second-step', 'more-rights', 'elsewhere'] as const

const wayIn = z.object({
  obstacle: z.enum(obstacles).nullable(),
  /** Until when one is open that was given before. */
  until: z.string().nullable(),
})
export type WayIn = z.output<typeof wayIn>

export const readWayIn = route({
  method: 'GET',
  path,
  summary: 'Whether somebody can be given a way in who lost their second step.',
  grant: 'users.reset-second-factor',
  params,
  reply: z.object({ data: wayIn }),
})

export const giveWayIn = route({
  method: 'POST',
  path,
  summary:
    'Gives somebody who lost their second step a code, good once and for 30 minutes: answered this once, or mailed to them. With it and their password they set up a new second step.',
  grant: 'users.reset-second-factor',
  inPerson: true,
  params,
  body: z.object({
    password: z.string().min(1, 'Please enter your password.').max(200),
    by: z.enum(['word', 'mail']),
  }),
  /** No code where it was mailed. */
  reply: z.object({ data: z.object({ code: z.string().nullable(), until: z.string() }) }),
  status: 201,
})
