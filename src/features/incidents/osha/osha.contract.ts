// The papers of a US establishment for a year: log, summary, and the files for the agency with what is wrong in them.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { shownValues, writtenValues } from '../../../register/schemas.ts'
import { itaSentences } from '../../../regulation/index.ts'
import { columns } from './log.ts'
import { yearFields } from './year-fields.ts'

const path = '/api/dashboard/incident-papers'
export const fileKinds = ['summary', 'cases'] as const

const year = z.coerce.number().int().min(2002).max(2100)
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional()
const problem = z.object({
  row: z.int(),
  column: z.string(),
  code: z.enum(keysOf(itaSentences)),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  severity: z.enum(['error', 'warning']),
})
const logCase = z.object({
  id: z.uuid(),
  incident: z.uuid(),
  number: z.string(),
  name: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  where: z.string(),
  what: z.string(),
  injuries: z.string(),
  facts: z.record(z.string(), z.unknown()),
  column: z.enum(columns),
  type: z.string(),
  privacy: z.boolean(),
  away: z.int(),
  restricted: z.int(),
})

export const listEstablishments = route({
  method: 'GET',
  path,
  summary: 'The US establishments that keep a log, and the years that something happened in.',
  grant: 'incidents.classify',
  reply: z.object({
    data: z.object({
      establishments: z.array(z.object({ id: z.uuid(), name: z.string() })),
      years: z.array(z.int()),
    }),
  }),
})

const params = z.object({ entity: z.uuid(), year })

export const readPapers = route({
  method: 'GET',
  path: `${path}/:entity/:year`,
  summary:
    'The log, the summary and the files of an establishment for a year. It names who was hurt: reading it is noted.',
  grant: 'incidents.classify',
  params,
  reply: z.object({
    data: z.object({
      cases: z.array(logCase),
      summary: z.record(z.string(), cell),
      /** What is wrong in each file, row by row. */
      problems: z.object({ summary: z.array(problem), cases: z.array(problem) }),
      posting: z.object({ from: z.string(), to: z.string(), citation: z.string() }),
      certified: z.object({ version: z.int(), values: shownValues(yearFields) }),
      exports: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(fileKinds),
          errors: z.int(),
          reason: z.string().nullable(),
          by: z.string().nullable(),
          at: z.string(),
        }),
      ),
    }),
  }),
  problems: ['grant/missing'],
})

export const certifyYear = route({
  method: 'PUT',
  path: `${path}/:entity/:year/certificate`,
  summary: 'Says who certified the summary of a year, and from when to when it was posted.',
  grant: 'incidents.classify',
  params,
  body: z.strictObject({ version: z.int().min(0), values: writtenValues(yearFields) }),
  problems: ['row/stale'],
})

export const exportFile = route({
  method: 'POST',
  path: `${path}/:entity/:year/files`,
  summary:
    'Writes a file for the agency. With errors in it, only for a reason, which stays in the log.',
  grant: 'incidents.classify',
  params,
  body: z.strictObject({
    kind: z.enum(fileKinds),
    reason: z.string().trim().max(500).default(''),
  }),
  reply: z.object({ data: z.object({ csv: z.string() }) }),
  problems: ['grant/missing', 'incident/file'],
})

const lang = locale.optional()
const printedPapers = ['log', 'summary'] as const

export const oshaPdf = route({
  method: 'GET',
  path: `${path}/:entity/:year/pdf/:paper`,
  summary:
    'The log (form 300) or the summary (form 300A) of an establishment for a year, as a PDF. That the log was read is noted.',
  grant: 'incidents.classify',
  params: params.extend({ paper: z.enum(printedPapers) }),
  query: z.object({ lang }),
  problems: ['grant/missing'],
})

export const oshaCasePdf = route({
  method: 'GET',
  path: `${path}/:entity/:year/cases/:case/pdf`,
  summary: 'The report of one case (form 301), as a PDF.',
  grant: 'incidents.classify',
  params: params.extend({ case: z.uuid() }),
  query: z.object({ lang }),
  problems: ['grant/missing'],
})
