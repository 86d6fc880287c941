// The versions of a document: what was sent for approval, as it was sent.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'
import { audienceRule } from '../../../register/fields/schemas-of-kinds.ts'
import { states } from './steps.ts'

const byId = z.object({ id: z.uuid() })
const ofVersion = byId.extend({ number: z.coerce.number().int().min(1) })

/** How somebody signed that they approve it. */
export const approval = z.object({
  name: z.string(),
  given: byHand,
  statement: z.string(),
  statement_lang: locale,
  /** Of the version that they approved. */
  hash: z.string(),
})

const version = z.object({
  number: z.int(),
  state: z.enum(states),
  /** What is new in it, in the words of who sent it. */
  note: z.string().nullable(),
  /** Whether people who signed the version before sign this one too: all, or those whom it affects. */
  sign_again: z.boolean(),
  affects: z.array(z.looseObject({ kind: z.string(), out: z.boolean() })).nullable(),
  hash: z.string(),
  sent_by: z.string().nullable(),
  sent_at: z.string(),
  /** Why it was returned. */
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  approval: approval.nullable(),
  published_by: z.string().nullable(),
  published_at: z.string().nullable(),
  superseded_at: z.string().nullable(),
  /** When it was last found right as it is. */
  reviewed_by: z.string().nullable(),
  reviewed_at: z.string().nullable(),
})

export const listVersions = route({
  method: 'GET',
  path: '/api/dashboard/documents/:id/versions',
  summary: 'The versions of a document, the latest first.',
  grant: 'resources.view',
  params: byId,
  reply: z.object({ data: z.object({ versions: z.array(version) }) }),
})

export const readVersion = route({
  method: 'GET',
  path: '/api/dashboard/documents/:id/versions/:number',
  summary: 'A version of a document as it was sent for approval.',
  grant: 'resources.view',
  params: ofVersion,
  reply: z.object({
    data: version.extend({
      /** The kind of document, and its fields as they were read. */
      register: z.string(),
      content: z.record(z.string(), z.unknown()),
    }),
  }),
})

export const sendForApproval = route({
  method: 'POST',
  path: '/api/dashboard/documents/:id/versions',
  summary: 'Sends a document for approval as it stands.',
  grant: 'resources.edit',
  params: byId,
  body: z.strictObject({
    /** The row that the sender has seen. */
    version: z.int().min(1),
    note: z.string().trim().max(2000).default(''),
    sign_again: z.boolean().default(true),
    /** Where not everybody signs again: whom it affects, as a rule of an audience; nothing for nobody. */
    affects: audienceRule.min(1).nullable().default(null),
  }),
  reply: z.object({ data: z.object({ number: z.int() }) }),
  status: 201,
  problems: [
    'row/stale',
    'row/archived',
    'document/state',
    'document/empty',
    'document/picture',
    'document/quiz',
    'document/same',
  ],
})

export const decideVersion = route({
  method: 'PUT',
  path: '/api/dashboard/documents/:id/versions/:number',
  summary: 'Approves, returns or publishes a version of a document, or says that it was reviewed.',
  grant: 'resources.edit',
  params: ofVersion,
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('return'),
      reason: z.string().trim().min(3, 'Say what is to be changed.').max(2000),
    }),
    z.strictObject({
      decision: z.literal('approve'),
      /** Of the version that the person read; another one is refused. */
      hash: z.string().max(100),
      given: byHand,
      statement_lang: locale,
    }),
    z.strictObject({ decision: z.enum(['publish', 'review']) }),
  ]),
  problems: ['row/archived', 'document/state', 'signature/stale'],
})
