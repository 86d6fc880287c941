// The calls by which people come in and go out.
import { z } from 'zod'
import { locale, newPassword, setUp } from '../../access/credentials.ts'
import { route } from '../../access/route.ts'
import { scope } from '../../access/scope.ts'

export const roles = ['admin', 'hs_manager', 'hs_user', 'management', 'trade_contractor'] as const
export type RoleName = (typeof roles)[number]

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Please enter an e-mail address.'))

const credentials = z.object({
  email,
  password: z.string().min(1, 'Please enter your password.').max(200),
})

const signedIn = z.object({ token: z.string(), role: z.enum(roles) })

const secondFactorCode = z.object({
  challenge: z.string().min(1).max(100),
  code: z.string().trim().min(6, 'Please enter the code.').max(40),
})

/** Signed in, or the second step that is still asked for or must first be set up. */
const entrance = z.union([
  signedIn,
  z.object({ second_factor: z.literal('totp'), challenge: z.string() }),
  z.object({ second_factor: z.literal('passkey'), challenge: z.string() }),
  setUp.extend({ second_factor: z.literal('set-up'), challenge: z.string() }),
])

export const signIn = route({
  method: 'POST',
  path: '/login',
  summary: 'Signs in staff and the provider’s admins.',
  grant: 'public',
  body: credentials,
  reply: entrance,
  problems: ['sign-in/refused'],
})

export const signInContractor = route({
  method: 'POST',
  path: '/contractors/login',
  summary: 'Signs in a contact of a trade contractor.',
  grant: 'public',
  body: credentials,
  reply: entrance,
  problems: ['sign-in/refused'],
})

export const secondFactor = route({
  method: 'POST',
  path: '/login/second-factor',
  summary: 'The second step of a sign-in: a code of the app, or a recovery code.',
  grant: 'public',
  body: secondFactorCode,
  reply: signedIn,
  problems: ['sign-in/code-refused', 'link/spent'],
})

export const setUpSecondFactor = route({
  method: 'POST',
  path: '/login/second-factor/set-up',
  summary:
    'Where the permission template demands a second factor: turns it on with the first code, signs in, and answers with the recovery codes this once.',
  grant: 'public',
  body: secondFactorCode,
  reply: signedIn.extend({ recovery_codes: z.array(z.string()) }),
  problems: ['sign-in/code-refused', 'link/spent'],
})

export const signOut = route({
  method: 'POST',
  path: '/api/dashboard/logout',
  summary: 'Ends the session.',
  grant: 'signed-in',
  reads: true,
  whileSeeing: true,
})

export const csrfCookie = route({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Sets a fresh CSRF cookie.',
  grant: 'public',
})

export const forgotPassword = route({
  method: 'POST',
  path: '/forgot-password',
  summary:
    'Sends a link to set a new password, if there is such an account. The answer never tells.',
  grant: 'public',
  body: z.object({ email }),
  reply: z.object({ message: z.string() }),
})

export const resetPassword = route({
  method: 'POST',
  path: '/reset-password',
  summary: 'Sets a new password with a link that was sent, and ends every session.',
  grant: 'public',
  body: z.object({ email, token: z.string().min(1).max(100), password: newPassword }),
  reply: z.object({ message: z.string() }),
  problems: ['link/spent'],
})

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  locale,
  version: z.int(),
  second_factor: z.boolean(),
})

const company = z.object({
  id: z.uuid(),
  name: z.string(),
  timezone: z.string(),
  country: z.string(),
  /** It changes nothing for now; what it has it reads and takes away. */
  suspended: z.boolean(),
  /** Parts of the product that it does not use. */
  modules_off: z.array(z.string()),
})

export const adminUser = route({
  method: 'GET',
  path: '/api/dashboard/user',
  summary: 'The provider’s admin who is signed in.',
  grant: 'admin',
  whileSeeing: true,
  reply: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.literal('admin'),
    locale: locale.nullable(),
    second_factor: z.boolean(),
  }),
})

export const staffAccount = route({
  method: 'GET',
  path: '/api/dashboard/account',
  summary: 'The account that is signed in, with the permissions its template grants now.',
  grant: 'staff',
  whileSeeing: true,
  reply: person.extend({
    role: z.enum(roles),
    role_id: z.int(),
    permission_template_id: z.uuid().nullable(),
    permission_template: z.object({
      id: z.uuid().nullable(),
      name: z.string(),
      permissions: z.array(z.string()),
    }),
    /** Which rows of the lists that these open they see. */
    scope,
    company,
    /** Who looks, where it is not the person: until when, and which rights of the person they lack. */
    seen_by: z
      .object({
        id: z.uuid(),
        name: z.string(),
        until: z.string(),
        withheld: z.array(z.string()),
        /** The provider's person, whom the company lets in: to read, or to write too. */
        support: z.object({ writes: z.boolean() }).optional(),
      })
      .optional(),
  }),
})

export const contractorUser = route({
  method: 'GET',
  path: '/api/contractors/user',
  summary: 'The contractor’s contact who is signed in.',
  grant: 'contractor',
  reply: person.extend({ role: z.literal('trade_contractor'), company }),
})
