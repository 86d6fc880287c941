// The change log as it is read: who did what to which record, in the words of the reader.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { locales } from '../../kit/locales.ts'
import { pastName } from '../../register/capabilities/history/contract.ts'
import { deeds } from '../../register/capabilities/history/lines.ts'

const path = '/api/dashboard/changes'

/** What the log calls what was done, as it may be asked for. */
export const actions = [
  'create',
  'update',
  'archive',
  'restore',
  'delete',
  'export',
  'read',
  'sign-in',
  'sign-out',
  'lock-out',
  'change-password',
  'turn-on-second-factor',
  'turn-off-second-factor',
  'make-token',
  'revoke-token',
  'add-passkey',
  'remove-passkey',
  'rename-passkey',
  'give-way-in',
  'replace-second-factor',
  'set-signing-pin',
  'lock-signing-pin',
  'see-as',
  'stop-seeing-as',
  'enter',
  'leave',
  'renew-code',
  'revoke-code',
] as const

/** Everything that nobody did in person: jobs, and what follows by itself. */
export const theSystem = 'system'

const day = z.iso.date('Give a day, such as 2026-03-08.')
const filters = {
  person: z.union([z.uuid(), z.literal(theSystem)]).optional(),
  /** The table of a kind of record. */
  subject: z.string().max(80).optional(),
  action: z.enum(actions).optional(),
  /** Days of the company, the last of them whole. */
  from: day.optional(),
  to: day.optional(),
  /** A part of the name or number of a record. */
  search: z.string().trim().max(200).optional(),
}
const lang = z.enum(locales).default('en')
const changeFilters = z.object(filters)
export type ChangeFilters = z.output<typeof changeFilters>

const record = z.object({
  /** What it is, in words. */
  kind: z.string(),
  name: z.string().nullable(),
  state: pastName.shape.state.nullable(),
  /** Where it is of a register: its name and the id of the row. */
  register: z.string().nullable(),
  id: z.uuid().nullable(),
})
export type WordedRecord = z.output<typeof record>

const told = z.object({
  seq: z.int(),
  at: z.string(),
  actor: z.string(),
  /** In whose name a job did it; `person` did it themselves. */
  by: z.enum(['person', 'contractor', 'admin', 'job', 'link', 'public', 'system']),
  source: z.string(),
  request_id: z.string().nullable(),
  ip: z.string().nullable(),
  deed: z.enum(deeds),
  record,
  /** The record that it is a part of. */
  whole: record.nullable(),
  reason: z.string().nullable(),
  lines: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
})
export type WordedChange = z.output<typeof told>

export const readChanges = route({
  method: 'GET',
  path,
  summary: 'The change log, the latest first: of what the caller may read elsewhere.',
  grant: 'audit.view',
  query: z.object({ ...filters, lang, before: z.coerce.number().int().min(1).optional() }),
  reply: z.object({
    data: z.array(told),
    /** Where the next page begins; null where this one is the last. */
    older: z.int().nullable(),
    /** The zone of the company's days. */
    zone: z.string(),
  }),
})

const choice = z.object({ id: z.string(), name: z.string() })

export const changeChoices = route({
  method: 'GET',
  path: `${path}/choices`,
  summary: 'Whom and what the change log may be narrowed to.',
  grant: 'audit.view',
  query: z.object({
    search: z.string().trim().max(200).default(''),
    /** Is among the people in any case. */
    person: z.uuid().optional(),
    lang,
  }),
  reply: z.object({ people: z.array(choice), subjects: z.array(choice) }),
})

const checked = z.object({
  at: z.string(),
  /** How many links were found in order. */
  links: z.int(),
  fault: z.object({ link: z.int(), what: z.enum(['removed', 'altered', 'inserted']) }).nullable(),
})
export type CheckedChain = z.output<typeof checked>

export const readChain = route({
  method: 'GET',
  path: `${path}/chain`,
  summary: 'When the chain of changes was checked last, and what was found.',
  grant: 'audit.view',
  reply: z.object({ data: checked.nullable(), zone: z.string() }),
})

export const sheetFormats = ['csv', 'xlsx'] as const

export const exportChanges = route({
  method: 'GET',
  path: `${path}/export`,
  summary: 'What the change log shows, as a file: a line for each field that changed.',
  grant: 'audit.view',
  query: z.object({ ...filters, lang, format: z.enum(sheetFormats) }),
})
