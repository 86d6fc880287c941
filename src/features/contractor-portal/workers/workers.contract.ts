// The workers of the contact's own contractors: who they are, what they hold, what they have signed.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const day = z.iso.date('Enter a day as year-month-day, such as 2026-03-09.')
const named = z.object({ id: z.uuid(), name: z.string() })

const card = z.object({
  id: z.uuid(),
  name: z.string(),
  completed_on: day,
  expires_on: day.nullable(),
  state: z.enum(['valid', 'expiring', 'expired', 'pending_verification', 'revoked']),
})

const worker = z.object({
  id: z.uuid(),
  name: z.string(),
  trade: z.string().nullable(),
  contractor: named,
  cards: z.array(card),
  orientations: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      project: z.string().nullable(),
      state: z.enum([
        ...(['assigned', 'in_progress', 'awaiting_review'] as const),
        ...(['approved', 'expired', 'revoked'] as const),
      ]),
    }),
  ),
  /** Policies and other documents that they are asked to sign. */
  documents: z.array(z.object({ id: z.uuid(), title: z.string(), signed: z.boolean() })),
})
export type PortalWorker = z.output<typeof worker>

export const portalWorkers = route({
  method: 'GET',
  path: '/api/contractors/workers',
  summary: 'Who works now for the contractors of the contact, with their cards and signatures.',
  grant: 'contractor',
  reply: z.object({
    data: z.object({
      contractors: z.array(named),
      workers: z.array(worker),
      courses: z.array(named),
    }),
  }),
})

const name = z.string().trim().min(1, 'Enter a name.').max(100)

export const addPortalWorker = route({
  method: 'POST',
  path: '/api/contractors/workers',
  summary:
    'Adds a worker to a contractor of the contact, as somebody new: whom the company knows already it finds among its duplicates.',
  grant: 'contractor',
  body: z.object({
    contractor: z.uuid(),
    first_name: name,
    last_name: name,
    mobile: z.string().trim().max(40).nullable().default(null),
    trade: z.string().trim().max(120).nullable().default(null),
  }),
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
  status: 201,
  problems: ['row/missing', 'input/invalid'],
})

export const sendCard = route({
  method: 'POST',
  path: '/api/contractors/workers/:id/cards',
  summary:
    'Sends the card of a worker of the contact’s contractors. It counts once somebody of the company has verified it.',
  grant: 'contractor',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    contractor: z.uuid(),
    course: z.uuid(),
    completed_on: day,
    expires_on: day.nullable().default(null),
    certificate_number: z.string().trim().max(80).nullable().default(null),
    /** A picture or a PDF that was sent before. */
    file: z.uuid(),
  }),
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
  status: 201,
  problems: ['row/missing', 'input/invalid'],
})
