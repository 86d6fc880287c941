// The report of an investigation on paper, with the statements and how they were signed.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

export const investigationPdf = route({
  method: 'GET',
  path: '/api/dashboard/incidents/:id/investigation/pdf',
  summary:
    'The report of an investigation as a PDF: what happened, who was there, what was found, what is done, and the signed statements.',
  grant: 'incidents.view',
  params: z.object({ id: z.uuid() }),
  query: z.object({ lang: locale.optional() }),
  problems: ['grant/missing'],
})
