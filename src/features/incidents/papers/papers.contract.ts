// Papers for agencies in Ontario, made of the record of an incident: written notices, and the Form 7 of a claim.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { shownValues, writtenValues } from '../../../register/schemas.ts'
import { claimFields } from './claim-fields.ts'

/** Duties that are met in writing, to a ministry or a committee. */
export const writtenNotices: readonly string[] = ['ON-51-REPORT', 'ON-52-1', 'ON-52-2', 'ON-53']

const params = z.object({ id: z.uuid() })
const ofDuty = params.extend({ code: z.string().max(40) })
const ofPerson = params.extend({ person: z.uuid() })
const path = '/api/dashboard/incidents/:id'
const said = z.object({ lang: locale.optional() })

const fact = z.object({ code: z.string(), words: z.string().nullable() })
const problems = ['grant/missing'] as const

export const readNotice = route({
  method: 'GET',
  path: `${path}/duties/:code/notice`,
  summary: 'What the written notice says so far, and what of it is still missing.',
  grant: 'incidents.edit',
  params: ofDuty,
  query: said,
  reply: z.object({ data: z.object({ facts: z.array(fact) }) }),
  problems,
})

export const noticePdf = route({
  method: 'GET',
  path: `${path}/duties/:code/notice/pdf`,
  summary: 'The written notice as a PDF. What is missing of it stands there as such.',
  grant: 'incidents.edit',
  params: ofDuty,
  query: said,
  problems,
})

export const readForm7 = route({
  method: 'GET',
  path: `${path}/people/:person/form-7`,
  summary: 'The Form 7 of somebody who was hurt: by section, what is known and what is missing.',
  grant: 'incidents.edit',
  params: ofPerson,
  query: said,
  reply: z.object({
    data: z.object({
      /** From 0 to 1; null where no report is due. */
      completeness: z.number().nullable(),
      short: z.boolean(),
      sections: z.array(z.object({ code: z.string(), facts: z.array(fact) })),
      values: shownValues(claimFields),
      can: z.array(z.enum(['edit'])),
    }),
  }),
  problems,
})

export const writeClaim = route({
  method: 'PUT',
  path: `${path}/people/:person/claim`,
  summary: 'Says anew what a Form 7 asks of a claim.',
  grant: 'incidents.edit',
  params: ofPerson,
  body: z.strictObject({ values: writtenValues(claimFields) }),
  problems: ['row/archived', 'incident/state', 'grant/missing'],
})

export const copies = ['wsib', 'worker'] as const

export const form7Pdf = route({
  method: 'GET',
  path: `${path}/people/:person/form-7/pdf`,
  summary: 'The Form 7 as a PDF, for the WSIB or as the copy of the worker.',
  grant: 'incidents.edit',
  params: ofPerson,
  query: said.extend({ copy: z.enum(copies).default('wsib') }),
  problems,
})
