// What people do with their own account: details, password, second factor, sessions.
import { z } from 'zod'
import { locale, newPassword, setUp } from '../../access/credentials.ts'
import { route } from '../../access/route.ts'

const path = '/api/dashboard/my-account'

export const changeDetails = route({
  method: 'PATCH',
  path,
  summary: 'Changes one’s own name.',
  grant: 'signed-in',
  inPerson: true,
  body: z.object({
    first_name: z.string().trim().max(100).optional(),
    last_name: z.string().trim().max(100).optional(),
    version: z.int(),
  }),
  reply: z.object({
    first_name: z.string(),
    last_name: z.string(),
    version: z.int(),
  }),
  problems: ['row/missing', 'row/stale'],
})

export const keepLanguage = route({
  method: 'PUT',
  path: `${path}/language`,
  summary: 'Keeps one’s language with the account; the last choice counts.',
  grant: 'signed-in',
  inPerson: true,
  body: z.object({ locale }),
  // An admin has no account, and so no version of one.
  reply: z.object({ locale, version: z.int().optional() }),
})

export const changePassword = route({
  method: 'POST',
  path: `${path}/password`,
  summary: 'Changes one’s own password and ends one’s other sessions.',
  grant: 'signed-in',
  inPerson: true,
  body: z.object({
    current: z.string().min(1, 'Please enter your current password.').max(200),
    password: newPassword,
  }),
})

export const listSessions = route({
  method: 'GET',
  path: `${path}/sessions`,
  summary: 'One’s own open sessions.',
  grant: 'signed-in',
  private: true,
  inPerson: true,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        ip: z.string().nullable(),
        user_agent: z.string().nullable(),
        created_at: z.string(),
        seen_at: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
})

export const endOneSession = route({
  method: 'DELETE',
  path: `${path}/sessions/:id`,
  summary: 'Ends one of one’s own sessions.',
  grant: 'signed-in',
  inPerson: true,
  reads: true,
  params: z.object({ id: z.uuid() }),
})

export const startTotp = route({
  method: 'POST',
  path: `${path}/totp`,
  summary: 'A fresh secret for an authenticator app; in force once a code of it was entered.',
  grant: 'signed-in',
  inPerson: true,
  reply: setUp,
  problems: ['second-factor/on'],
})

export const confirmTotp = route({
  method: 'PUT',
  path: `${path}/totp`,
  summary: 'Turns the second factor on and answers, this once, with the recovery codes.',
  grant: 'signed-in',
  inPerson: true,
  body: z.object({ code: z.string().trim().min(6, 'Please enter the six digits.').max(12) }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
})

export const removeTotp = route({
  method: 'DELETE',
  path: `${path}/totp`,
  summary: 'Turns the second factor off.',
  grant: 'signed-in',
  inPerson: true,
  body: z.object({ password: z.string().min(1, 'Please enter your password.').max(200) }),
})
