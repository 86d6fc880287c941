// What an invitation leads to: a name, a language, a password, and one is in.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

const path = '/api/signup/:token'
const byToken = z.object({ token: z.string().min(1).max(100) })
const name = z.string().trim().min(1, 'This is required.').max(100)

const invited = z.object({
  company: z.string(),
  brand: shownBrand,
  first_name: z.string(),
  last_name: z.string(),
  language: locale,
  /** What they will sign in with: their address, or a name that is made for them. */
  sign_in_name: z.string(),
  /** They have a password here already, for this address: it is asked for, not set. */
  known: z.boolean(),
  until: z.string(),
})
export type Invitee = z.output<typeof invited>

export const readSignup = route({
  method: 'GET',
  path,
  summary: 'Whom an invitation is for, and from whom.',
  grant: 'public',
  params: byToken,
  reply: z.object({ data: invited }),
  problems: ['link/spent'],
})

export const signUp = route({
  method: 'POST',
  path,
  summary:
    'Accepts an invitation: sets the password, or asks for the one that there is, and signs in.',
  grant: 'public',
  params: byToken,
  body: z.object({
    first_name: name,
    last_name: name,
    language: locale,
    password: z.string().min(1, 'Please enter your password.').max(200),
  }),
  reply: z.union([
    z.object({
      token: z.string(),
      role: z.enum(['hs_manager', 'hs_user', 'management', 'trade_contractor']),
    }),
    /** It is theirs now; the second step of signing in is still asked for. */
    z.object({ sign_in: z.literal(true) }),
  ]),
  problems: ['link/spent'],
})
