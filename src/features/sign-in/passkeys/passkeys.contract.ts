// Signing in with a passkey: a key on a device of the person, which asks for their finger, face or number.
import { z } from 'zod'
import { base64url } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { roles } from '../sign-in.contract.ts'

export const passkeyOptions = route({
  method: 'POST',
  path: '/login/passkey/options',
  summary:
    'What a device is to sign for a sign-in; it is the same for everybody, and names nobody.',
  grant: 'public',
  reply: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
  problems: ['rate/exceeded'],
})

export const signInWithPasskey = route({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Signs in the person whose passkey signed; it counts as both steps.',
  grant: 'public',
  body: z.object({
    door: z.enum(['staff', 'contractor']),
    id: base64url,
    client_data: base64url,
    authenticator_data: base64url,
    signature: base64url,
  }),
  reply: z.object({ token: z.string(), role: z.enum(roles) }),
  problems: ['sign-in/passkey-refused', 'rate/exceeded'],
})
