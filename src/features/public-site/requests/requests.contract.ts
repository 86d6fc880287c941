// What a visitor asks for, and when a demo can be.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const line = (most: number) => z.string().trim().max(most)
/** A field of a form that is left empty is no answer. */
const needed = (most: number) => line(most).min(1, 'Please fill this in.')

export const askUs = route({
  method: 'POST',
  path: '/api/requests',
  summary:
    'What a visitor of the public site asks for: an answer, a trial, a demo. A receipt is mailed. The same id twice is one request.',
  grant: 'public',
  body: z.object({
    id: z.uuid(),
    kind: z.enum(['contact', 'trial', 'demo']),
    name: needed(120),
    company: line(160).default(''),
    email: z.string().trim().toLowerCase().max(200).pipe(z.email('Enter an e-mail address.')),
    phone: line(40).default(''),
    message: line(4000).default(''),
    lang: z.enum(['en', 'fr', 'es']),
    demo_at: z.iso.datetime().optional(),
    consent: z.boolean().refine(Boolean, 'Please agree, so that we may store this and answer you.'),
    /** A field that no person sees. */
    website: z.string().max(200).default(''),
    proof: z.object({ at: z.iso.datetime(), nonce: z.int().min(0) }),
  }),
  reply: z.object({
    message: z.string(),
    /** The link that begins the trial is mailed at once. */
    begins: z.boolean(),
  }),
  problems: ['request/unproved'],
})

export const demoSlots = route({
  method: 'GET',
  path: '/api/demo-slots',
  summary: 'When a demo can begin: free hours of the next ten working days.',
  grant: 'public',
  reply: z.object({ data: z.array(z.string()) }),
})

export const requestStates = ['new', 'contacted', 'done', 'spam'] as const

const request = z.object({
  id: z.uuid(),
  kind: z.enum(['contact', 'trial', 'demo']),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  lang: z.enum(['en', 'fr', 'es']),
  demo_at: z.string().nullable(),
  consented_at: z.string(),
  state: z.enum(requestStates),
  note: z.string(),
})

const path = '/api/admin/requests'
const params = z.object({ id: z.uuid() })

export const listRequests = route({
  method: 'GET',
  path,
  summary: 'What visitors asked for, newest first, in one state; how many there are in each.',
  grant: 'admin',
  query: z.object({
    state: z.enum(requestStates).default('new'),
    page: z.coerce.number().int().min(1).default(1),
  }),
  reply: z.object({
    data: z.array(request),
    counts: z.record(z.enum(requestStates), z.int()),
    last_page: z.int(),
  }),
})

export const changeRequest = route({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Puts a request into another state, with a note for the provider’s own people.',
  grant: 'admin',
  params,
  body: z.object({ state: z.enum(requestStates).optional(), note: line(4000).optional() }),
})

export const deleteRequest = route({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a request and what its person entered, for good.',
  grant: 'admin',
  params,
})
