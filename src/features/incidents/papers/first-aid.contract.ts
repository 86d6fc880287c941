// The first-aid record that an employer in Ontario keeps: of one person who was hurt, or of all of a time and place.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

const lang = locale.optional()
const day = z.iso.date()

export const firstAidPdf = route({
  method: 'GET',
  path: '/api/dashboard/incidents/:id/people/:person/first-aid/pdf',
  summary: 'The first-aid record of somebody who was hurt, as a PDF.',
  grant: 'incidents.edit',
  params: z.object({ id: z.uuid(), person: z.uuid() }),
  query: z.object({ lang }),
  problems: ['grant/missing'],
})

export const firstAidRecordsPdf = route({
  method: 'GET',
  path: '/api/dashboard/first-aid-records/pdf',
  summary:
    'The first-aid records of everybody who was hurt on a project, or anywhere, in a time, as one PDF.',
  grant: 'incidents.edit',
  query: z.object({ lang, project: z.uuid().optional(), from: day, to: day }),
  problems: ['grant/missing', 'row/missing'],
})
