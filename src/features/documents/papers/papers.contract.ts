// A published document on paper: what it says with who signed it, and a poster that leads to it.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

const params = z.object({ id: z.uuid() })

export const documentPdf = route({
  method: 'GET',
  path: '/api/dashboard/documents/:id/pdf',
  summary: 'The published version as a PDF: what it says, its files by name, and who signed it.',
  grant: 'resources.view',
  params,
  query: z.object({ lang: locale.optional() }),
})

const sizesOfPoster = ['letter', 'a4', 'a3'] as const

export const documentPoster = route({
  method: 'GET',
  path: '/api/dashboard/documents/:id/poster',
  summary: 'A poster with a code that leads to the page where the document is read.',
  grant: 'resources.view',
  params,
  query: z.object({ lang: locale.optional(), size: z.enum(sizesOfPoster).default('letter') }),
})
