// How a product stands: beside what it must not, and the data sheets that it had.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { conflictNames } from './conflict-names.ts'

const params = z.object({ id: z.uuid() })
const file = z.object({ id: z.uuid(), name: z.string() }).nullable()

const conflict = z.object({
  kind: z.enum(conflictNames),
  location: z.string(),
  with: z.object({ id: z.uuid(), name: z.string() }),
})
const sheet = z.object({
  id: z.uuid(),
  sds: file,
  sds_french: file,
  revised_on: z.string().nullable(),
  received_at: z.string(),
  received_by: z.string().nullable(),
  superseded_at: z.string().nullable(),
})
export type Conflict = z.output<typeof conflict>
export type DataSheet = z.output<typeof sheet>

export const readConflicts = route({
  method: 'GET',
  path: '/api/dashboard/chemicals/:id/conflicts',
  summary: 'What a chemical stands beside and should not, and where.',
  grant: 'chemicals.view',
  params,
  reply: z.object({ data: z.array(conflict) }),
})

export const readSheets = route({
  method: 'GET',
  path: '/api/dashboard/chemicals/:id/sheets',
  summary: 'Every data sheet that a chemical had, the latest first.',
  grant: 'chemicals.view',
  params,
  reply: z.object({ data: z.array(sheet) }),
})
