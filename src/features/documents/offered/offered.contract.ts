// A document that a form offers, to be read while the form is filled.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const readOffered = route({
  method: 'GET',
  path: '/api/dashboard/form-sources/resources/:id',
  summary:
    'What a document says that a question offers, as it is published; nothing of who signed it.',
  grant: 'staff',
  onDevice: true,
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    data: z.object({
      register: z.string(),
      number: z.int(),
      content: z.record(z.string(), z.unknown()),
    }),
  }),
})
