// One's own passkeys: added, named, listed, removed.
import { z } from 'zod'
import { base64url } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

const path = '/api/dashboard/my-account/passkeys'
const password = z.string().min(1, 'Please enter your password.').max(200)

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  /** When it was last used to sign in. */
  seen_at: z.string().nullable(),
})
export type Passkey = z.output<typeof passkey>

export const listPasskeys = route({
  method: 'GET',
  path,
  summary: 'One’s own passkeys.',
  grant: 'signed-in',
  private: true,
  inPerson: true,
  reply: z.object({ data: z.array(passkey) }),
})

const named = z.object({ id: z.string(), type: z.literal('public-key') })

export const startPasskey = route({
  method: 'POST',
  path: `${path}/options`,
  summary: 'What a device needs to make a passkey for the caller.',
  grant: 'signed-in',
  inPerson: true,
  body: z.object({ password }),
  reply: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(named),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
})

const name = z.string().trim().min(1, 'Please name the device.').max(100)

export const addPasskey = route({
  method: 'POST',
  path,
  summary: 'Adds the passkey that a device has made.',
  grant: 'signed-in',
  inPerson: true,
  body: z.object({
    name,
    id: base64url.max(1400),
    client_data: base64url,
    attestation: base64url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
  reply: z.object({ data: passkey }),
  status: 201,
})

export const renamePasskey = route({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Calls one of one’s own passkeys otherwise.',
  grant: 'signed-in',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ name }),
  reply: z.object({ data: passkey }),
})

export const removePasskey = route({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes one of one’s own passkeys: nobody signs in with it any more.',
  grant: 'signed-in',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ password }),
})
