// A submission whole, as its screen shows it, and its revisions.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { definition } from '../../forms/definition.contract.ts'
import { answers, formFacts, named, remarks } from '../content/content.contract.ts'
import { eachOf, subjectNames } from '../subjects/subjects.ts'

const byId = z.object({ id: z.uuid() })
const path = '/api/dashboard/submissions'

export const event = z.object({
  kind: z.enum([
    'submitted',
    'revised',
    'signed',
    'declined',
    'returned',
    'approved',
    'closed',
    'reopened',
    'voided',
    'mailed',
    'unproven',
    'copied',
    'told',
    // Who read what is confidential in it, and how: told to managers of health and safety alone.
    'read_screen',
    'read_pdf',
    'read_zip',
    'read_mail',
    'read_sheet',
  ]),
  revision: z.int(),
  reason: z.string().nullable(),
  at: z.string(),
  by: z.string().nullable(),
  /** What is to be answered anew, by key, where it was returned. */
  questions: z.array(z.string()),
})

export const signature = z.object({
  id: z.uuid(),
  place: z.uuid().nullable(),
  revision: z.int(),
  role: z.string(),
  signer: z.uuid().nullable(),
  signer_name: z.string(),
  method: z.enum(['drawn', 'typed', 'pin', 'link', 'attested']),
  strokes: z.unknown().nullable(),
  statement: z.string(),
  /** Given on the device of somebody else, who attests it in these words: the weaker way. */
  attested: z.object({ by: z.string(), words: z.string() }).nullable(),
  declined_reason: z.string().nullable(),
  signed_at: z.string(),
  received_at: z.string(),
  /** Whether it signs the present content. */
  holds: z.boolean(),
  document_hash: z.string(),
})

export const place = z.object({
  id: z.uuid(),
  role: z.enum(['submitter', 'attendee', 'supervisor', 'manager', 'witness']),
  account: named.nullable(),
  name: z.string().nullable(),
  /** Without an account, where it is known who they are. */
  person: z.uuid().nullable(),
  /** Where a link to sign goes: of a person who signs in, the address that they sign in with, told to who may send
   *  it. */
  email: z.string().nullable(),
  /** The signature of the present revision that fills it. */
  signature: z.uuid().nullable(),
  link_sent_at: z.string().nullable(),
  link_expires_at: z.string().nullable(),
  /** Whether the caller may sign here as themselves now. */
  mine: z.boolean(),
  /** How its person signs on the caller's device; a place that is signed has none. */
  way: z.enum(['own', 'attested', 'pin', 'elsewhere']),
})

const revision = z.object({
  n: z.int(),
  form_version: z.uuid(),
  form_n: z.int(),
  hash: z.string(),
  reason: z.string().nullable(),
  made_at: z.string(),
  made_by: z.string().nullable(),
})

const shownFile = z.object({
  id: z.uuid(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  sha256: z.string(),
})

/** What may be done with it by the caller, as it stands. */
export const acts = [
  'revise',
  'sign',
  'return',
  'approve',
  'close',
  'reopen',
  'void',
  'mail',
  'report',
] as const
export type Act = (typeof acts)[number]

/** What the ids in answers are called: people, places, equipment, files. */
const names = z.record(z.string(), z.string())

export const whole = z.object({
  id: z.uuid(),
  version: z.int(),
  number: z.string(),
  stage: z.string(),
  archived_at: z.string().nullable(),
  form: formFacts,
  about: z.object({
    ...eachOf(subjectNames, () => named.nullable()),
    on_behalf_of: z.string().nullable(),
    place: z
      .object({ lat: z.number(), lng: z.number(), accuracy: z.number().exactOptional() })
      .nullable(),
    no_place: z.enum(['denied', 'not_found']).nullable(),
  }),
  submitted_by: z.string().nullable(),
  started_at: z.string().nullable(),
  submitted_at: z.string(),
  received_at: z.string(),
  late: z.boolean(),
  /** Of a run that says the same again and again, far faster than it takes. */
  copied: z.boolean(),
  /** Seconds that it took. */
  duration: z.number().nullable(),
  duplicate_of: named.nullable(),
  revision: z.int(),
  hash: z.string(),
  n: z.int(),
  definition,
  answers,
  remarks,
  names,
  files: z.array(shownFile),
  score: z
    .object({
      points: z.number(),
      most: z.number(),
      percent: z.number().nullable(),
      passed: z.boolean().nullable(),
    })
    .nullable(),
  fails: z.int(),
  critical: z.boolean(),
  revisions: z.array(revision),
  places: z.array(place),
  signatures: z.array(signature),
  events: z.array(event),
  deficiencies: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      title: z.string(),
      source: z.string(),
      status: z.string(),
      severity: z.string(),
      owner: z.string().nullable(),
      due_on: z.string(),
      item_key: z.string().nullable(),
      item_row: z.int().nullable(),
    }),
  ),
  can: z.array(z.enum(acts)),
})

export const readWhole = route({
  method: 'GET',
  path: `${path}/:id/whole`,
  summary: 'A submission with its answers, signatures, revisions and everything that came of it.',
  grant: 'submissions.view',
  params: byId,
  reply: z.object({ data: whole }),
})

export const readRevision = route({
  method: 'GET',
  path: `${path}/:id/revisions/:n`,
  summary: 'One revision as it was sent, with the version of the form that it answers.',
  grant: 'submissions.view',
  params: byId.extend({ n: z.coerce.number().int().min(1).max(100_000) }),
  reply: z.object({
    data: revision.extend({ answers, remarks, names, definition, files: z.array(shownFile) }),
  }),
})
