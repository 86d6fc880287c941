// Inviting people: by mail, or by a code on a printed sheet.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

export const daysOpen = 14
/** More at once than a company has people to invite. */
const most = 5000

const path = '/api/dashboard/invitations'
const people = z.array(z.uuid()).min(1).max(most)

const notInvited = z.object({ id: z.uuid(), name: z.string(), why: z.string() })
export type NotInvited = z.output<typeof notInvited>

export const invitePeople = route({
  method: 'POST',
  path,
  summary: `Invites people by mail, with a link that works for ${daysOpen} days; sent again, it works as long anew.`,
  grant: 'users.create',
  body: z.object({ people }),
  reply: z.object({ data: z.object({ sent: z.int(), left: z.array(notInvited) }) }),
})

export const printCodes = route({
  method: 'POST',
  path: `${path}/codes`,
  summary: `Makes a code for each of the people that works for ${daysOpen} days, on a sheet to print.`,
  grant: 'users.create',
  body: z.object({ people: people.max(200), lang: locale.default('en') }),
  reply: z.object({
    data: z.object({
      /** The sheet, as base64: the codes are shown this once. */
      pdf: z.string(),
      made: z.int(),
      left: z.array(notInvited),
    }),
  }),
})

export const revokeInvitation = route({
  method: 'DELETE',
  path: '/api/dashboard/users/:id/invitation',
  summary: 'Takes an invitation back: its links and codes lead nowhere.',
  grant: 'users.create',
  params: z.object({ id: z.uuid() }),
  problems: ['row/missing'],
})

export const invitationStates = ['sent', 'opened', 'accepted', 'expired', 'revoked'] as const

const invitation = z.object({
  id: z.uuid(),
  /** Empty where a code was printed. */
  email: z.string().nullable(),
  state: z.enum(invitationStates),
  sent_at: z.string(),
  by: z.string().nullable(),
  reminders: z.int(),
  opened_at: z.string().nullable(),
  expires_at: z.string(),
  /** When it was accepted or taken back. */
  ended_at: z.string().nullable(),
})
export type SentInvitation = z.output<typeof invitation>

export const listInvitations = route({
  method: 'GET',
  path: '/api/dashboard/users/:id/invitations',
  summary: 'The invitations of a person, the latest first.',
  grant: 'users.view',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    data: z.array(invitation),
    /** Whether one can be sent now, a code printed, and the one that waits be taken back. */
    can: z.array(z.enum(['send', 'print', 'revoke'])),
  }),
  problems: ['row/missing'],
})
