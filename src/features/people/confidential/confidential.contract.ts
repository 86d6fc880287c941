// What of a person only few may read: encrypted where it is stored, and every read is in the log.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { shownValues, writtenValues } from '../../../register/schemas.ts'
import { confidentialFields } from './confidential-fields.ts'

const reply = z.object({
  data: z.object({
    values: shownValues(confidentialFields),
    /** 0: nothing was ever written. */
    version: z.int(),
    can: z.array(z.literal('edit')),
    /** Who has read it, once a day of each, the latest first. */
    reads: z.array(z.object({ at: z.iso.datetime(), by: z.string() })),
  }),
})
export type ReadDetails = z.output<typeof reply>['data']

const path = '/api/dashboard/users/:id/confidential'
const params = z.object({ id: z.uuid() })

export const readConfidential = route({
  method: 'GET',
  path,
  summary: 'What of a person is confidential; that it was read is in the log, and shown here.',
  grant: 'confidential.view',
  params,
  reply,
  problems: ['row/missing'],
})

export const writeConfidential = route({
  method: 'PUT',
  path,
  summary: 'Says anew what of a person is confidential.',
  grant: 'confidential.view',
  params,
  body: z.object({ version: z.int().min(0), values: writtenValues(confidentialFields) }),
  reply,
  problems: ['row/missing', 'row/stale', 'row/archived', 'input/invalid'],
})
