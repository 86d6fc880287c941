// The mail that the server has written, for the provider's admins.
import { z } from 'zod'
import { route } from '../../access/route.ts'

const mail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'kept', 'sent', 'failed']),
  error: z.string().nullable(),
  created_at: z.string(),
})

export const listMail = route({
  method: 'GET',
  path: '/api/admin/mailbox',
  summary: 'The mail that was written, newest first.',
  grant: 'admin',
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    per_page: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    data: z.object({
      data: z.array(mail),
      current_page: z.int(),
      per_page: z.int(),
      total: z.int(),
      last_page: z.int(),
    }),
  }),
})

export const readMail = route({
  method: 'GET',
  path: '/api/admin/mailbox/:id',
  summary: 'One mail with its text, which is gone once a mail server has taken it.',
  grant: 'admin',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    data: mail.extend({
      text: z.string(),
      html: z.string().nullable(),
      reply_to: z.string().nullable(),
    }),
  }),
})
