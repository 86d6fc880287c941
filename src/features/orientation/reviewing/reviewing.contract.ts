// What a person sent and signed, and what is decided about it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/orientation-records/:id'
const reason = z.string().trim().min(3, 'Give the reason in a few words.').max(500)

export const readTaken = route({
  method: 'GET',
  path: `${path}/taken`,
  summary: 'The cards that a person sent for an orientation, and what they signed.',
  grant: 'resources.view',
  params,
  reply: z.object({
    data: z.object({
      person: z.object({ id: z.uuid(), name: z.string(), register: z.string() }),
      cards: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          file: z.object({ id: z.uuid(), name: z.string(), mime: z.string(), bytes: z.int() }),
          state: z.enum(['sent', 'accepted', 'refused']),
          reason: z.string().nullable(),
          sent_at: z.string(),
          decided_by: z.string().nullable(),
          decided_at: z.string().nullable(),
        }),
      ),
      signature: z
        .object({
          name: z.string(),
          given: byHand,
          statement: z.string(),
          hash: z.string(),
          signed_at: z.string(),
          /** Of the instructor, where it was given to a group. */
          attestation: z.string().nullable(),
        })
        .nullable(),
      instructor: z
        .object({ name: z.string(), given: byHand, statement: z.string(), held_at: z.string() })
        .nullable(),
    }),
  }),
})

export const decideCard = route({
  method: 'PUT',
  path: `${path}/cards/:card`,
  summary:
    'Accepts or refuses a card; with the last one that is accepted the orientation is approved.',
  grant: 'resources.edit',
  params: params.extend({ card: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('accept') }),
    z.strictObject({ decision: z.literal('refuse'), reason }),
  ]),
  problems: ['orientation/over'],
})

export const revokeRecord = route({
  method: 'PUT',
  path: `${path}/revocation`,
  summary: 'An orientation counts no more, with the reason.',
  grant: 'resources.edit',
  params,
  body: z.strictObject({ reason }),
  problems: ['orientation/over'],
})

export const orientationsOf = route({
  method: 'GET',
  path: '/api/dashboard/people/:id/orientations',
  summary: 'The orientations of a person, the latest first.',
  grant: 'resources.view',
  params,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        project: z.string().nullable(),
        state: z.string(),
        due_on: z.string().nullable(),
        finished_at: z.string().nullable(),
        expires_on: z.string().nullable(),
      }),
    ),
  }),
})

export const onSite = route({
  method: 'GET',
  path: '/api/dashboard/projects/:id/orientations',
  summary:
    'Who is on the list of a project today, and whether they have a valid orientation for it: those without one first.',
  grant: 'resources.view',
  params,
  reply: z.object({
    data: z.array(
      z.object({
        person: z.uuid(),
        name: z.string(),
        detail: z.string().nullable(),
        /** The valid one, else the one that is on its way. */
        record: z.uuid().nullable(),
        state: z.string().nullable(),
        title: z.string().nullable(),
        expires_on: z.string().nullable(),
      }),
    ),
  }),
})
