// The codes of a contractor: one leads to all that it owes, one to a single form; neither asks anybody to sign in.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

const path = '/api/dashboard/trade-contractors/:id/codes'
const byId = z.object({ id: z.uuid() })
const scans = z.int().describe('In the last thirty days.')

const formCode = z.object({
  line: z.uuid(),
  title: z.string(),
  project: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Nothing while the form has no code of its own. */
  code: z
    .object({ id: z.uuid(), path: z.string(), ends_on: z.iso.date(), over: z.boolean(), scans })
    .nullable(),
})
export type FormCode = z.output<typeof formCode>

const reply = z.object({
  data: z.object({
    /** Nothing while the contractor has no code. */
    path: z.string().nullable(),
    scans,
    forms: z.array(formCode),
  }),
})
export type ContractorCodes = z.output<typeof reply>['data']

export const readCodes = route({
  method: 'GET',
  path,
  summary: 'Where the codes of a contractor lead, until when, and how often they were scanned.',
  grant: 'trade-contractors.view',
  params: byId,
  reply,
})

export const renewCode = route({
  method: 'PUT',
  path,
  summary: 'A new code for a contractor: what was printed before leads nowhere.',
  grant: 'trade-contractors.edit',
  params: byId,
  reply,
})

export const endCode = route({
  method: 'DELETE',
  path,
  summary: 'The code of a contractor leads nowhere from now on.',
  grant: 'trade-contractors.edit',
  params: byId,
  reply,
})

export const renewFormCode = route({
  method: 'PUT',
  path: `${path}/forms`,
  summary:
    'A new code for one form of a contractor on one project, with its last day; the one before leads nowhere.',
  grant: 'trade-contractors.edit',
  params: byId,
  body: z.strictObject({
    line: z.uuid(),
    project: z.uuid().nullable(),
    ends_on: z.iso.date('Enter a day as year-month-day, such as 2026-03-09.'),
  }),
  reply,
})

export const endFormCode = route({
  method: 'DELETE',
  path: `${path}/forms/:code`,
  summary: 'The code of one form leads nowhere from now on.',
  grant: 'trade-contractors.edit',
  params: byId.extend({ code: z.uuid() }),
  reply,
})

export const codePaper = route({
  method: 'GET',
  path: `${path}/paper`,
  summary: 'A code of a contractor on paper: a poster in three sizes, or a sheet of labels.',
  grant: 'trade-contractors.view',
  params: byId,
  query: z.object({
    /** The code of one form; the contractor’s own when left out. */
    code: z.uuid().optional(),
    lang: locale.optional(),
    as: z.enum(['letter', 'a4', 'a3', 'labels']).default('letter'),
  }),
})
