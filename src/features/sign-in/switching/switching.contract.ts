// One login may serve several companies: which these are, and the way from one to another without signing in again.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const company = z.object({ id: z.uuid(), name: z.string(), present: z.boolean() })
export type ContractorCompany = z.output<typeof company>

export const contractorCompanies = route({
  method: 'GET',
  path: '/api/contractors/companies',
  summary: 'The companies whose contractors the contact speaks for by this login.',
  grant: 'contractor',
  reply: z.object({ data: z.array(company) }),
})

export const switchCompany = route({
  method: 'PUT',
  path: '/api/contractors/companies/:id',
  summary: 'Goes on in another company of the same login: the session is of that one from now on.',
  grant: 'contractor',
  inPerson: true,
  // Who is in a company that is suspended may leave it for another.
  reads: true,
  params: z.object({ id: z.uuid() }),
  problems: ['row/missing'],
})
