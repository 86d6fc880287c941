// Reports without an account: what a scanned code asks and takes, the thread behind a tracking code, and what staff
// see and do of them.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { kinds } from '../record/kinds.ts'
import { codeIn, isTrackingCode } from './tracking-code.ts'

const langs = ['en', 'fr', 'es'] as const
const words = z.string().trim().min(3, 'Please say it in a few words.').max(4000)
const translation = z.string().trim().max(4000)
const code = z
  .string()
  .max(40)
  .transform(codeIn)
  .refine(isTrackingCode, 'This is no tracking code.')
const proof = z.object({ at: z.iso.datetime(), nonce: z.int().min(0) })
const kind = z.enum(keysOf(kinds))

const place = { project: z.string(), brand: shownBrand }
const message = z.object({
  id: z.uuid(),
  /** Whether the person who reported wrote it. */
  of_reporter: z.boolean(),
  words: z.string(),
  translation: z.string().nullable(),
  at: z.string(),
})

export const openAnonymousReport = route({
  method: 'GET',
  path: '/api/report/:token',
  summary: 'Where a report by this code belongs.',
  grant: 'public',
  params: z.object({ token: z.string().max(100) }),
  reply: z.object({ data: z.object(place) }),
})

export const sendAnonymousReport = route({
  method: 'POST',
  path: '/api/report/:token',
  summary:
    'Reports something without an account. Nothing of the sender is stored. The same tracking code twice is one report.',
  grant: 'public',
  params: z.object({ token: z.string().max(100) }),
  body: z.strictObject({
    code,
    kind,
    words,
    place: z.string().trim().max(200).default(''),
    lang: z.enum(langs),
    proof,
  }),
  problems: ['request/unproved'],
})

export const readReportThread = route({
  method: 'GET',
  path: '/api/report/thread/:code',
  summary: 'The messages of a report, for the person who has its tracking code.',
  grant: 'public',
  params: z.object({ code: z.string().max(40) }),
  reply: z.object({
    data: z.object({ ...place, kind, zone: z.string(), messages: z.array(message) }),
  }),
})

export const writeToThread = route({
  method: 'PUT',
  path: '/api/report/thread/:code/messages/:id',
  summary: 'Adds to a report, by its tracking code. The id is the device’s: sent twice, it is one.',
  grant: 'public',
  params: z.object({ code: z.string().max(40), id: z.uuid() }),
  body: z.strictObject({ words, proof }),
  problems: ['request/unproved'],
})

const path = '/api/dashboard/anonymous-reports'
const params = z.object({ id: z.uuid() })
const reportViews = ['waiting', 'all'] as const

const report = z.object({
  id: z.uuid(),
  kind,
  place: z.string().nullable(),
  lang: z.enum(langs),
  project: z.string(),
  at: z.string(),
  /** How it begins. */
  words: z.string(),
  /** The person who reported wrote last. */
  waits: z.boolean(),
  incident: z.object({ id: z.uuid(), number: z.string() }).nullable(),
})

export const listAnonymousReports = route({
  method: 'GET',
  path,
  summary: 'Reports without an account, newest first: those that wait for an answer, or all.',
  grant: 'incidents.view',
  query: z.object({
    view: z.enum(reportViews).default('waiting'),
    page: z.coerce.number().int().min(1).default(1),
  }),
  reply: z.object({ data: z.array(report), last_page: z.int() }),
})

export const readAnonymousReport = route({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One of them with its thread.',
  grant: 'incidents.view',
  params,
  reply: z.object({
    data: report.extend({
      messages: z.array(message.extend({ by: z.string().nullable() })),
      can: z.array(z.enum(['answer', 'incident'])),
    }),
  }),
})

export const answerAnonymousReport = route({
  method: 'PUT',
  path: `${path}/:id/messages/:message`,
  summary: 'Answers a report. The id is the caller’s: sent twice, it is one.',
  grant: 'incidents.edit',
  params: params.extend({ message: z.uuid() }),
  body: z.strictObject({ words, translation: translation.default('') }),
})

export const translateMessage = route({
  method: 'PUT',
  path: `${path}/:id/messages/:message/translation`,
  summary: 'Writes a translation beside what was written.',
  grant: 'incidents.edit',
  params: params.extend({ message: z.uuid() }),
  body: z.strictObject({ translation }),
})

export const makeIncidentOfReport = route({
  method: 'POST',
  path: `${path}/:id/incident`,
  summary: 'Makes an incident of a report, with what it says. It is reported by nobody.',
  grant: 'incidents.create',
  params,
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
})

const codePath = '/api/dashboard/report-codes/:id'
const codeReply = z.object({
  /** Nothing while it is off. */
  data: z.object({ path: z.string().nullable(), project: z.string() }),
})

export const readReportCode = route({
  method: 'GET',
  path: codePath,
  summary: 'Where the code for reports without an account of a project leads.',
  grant: 'incidents.view',
  params,
  reply: codeReply,
})

export const renewReportCode = route({
  method: 'PUT',
  path: codePath,
  summary: 'Makes a new code for a project; what was printed before leads nowhere.',
  grant: 'incidents.edit',
  params,
  reply: codeReply,
})

export const revokeReportCode = route({
  method: 'DELETE',
  path: codePath,
  summary: 'Ends the code of a project.',
  grant: 'incidents.edit',
  params,
  reply: codeReply,
})
