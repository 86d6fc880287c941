// The way out: a client's contact ends the copies by the link in any of them.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { route } from '../../../access/route.ts'

const params = z.object({ token: z.string().min(20).max(100) })

export const readStop = route({
  method: 'GET',
  path: '/api/stop-copies/:token',
  summary: 'Whose copies a link ends, and whether they have been ended.',
  grant: 'public',
  params,
  reply: z.object({
    data: z.object({
      company: z.string(),
      brand: shownBrand,
      name: z.string(),
      email: z.string(),
      stopped: z.boolean(),
    }),
  }),
  problems: ['link/spent', 'rate/exceeded'],
})

export const stopCopies = route({
  method: 'POST',
  path: '/api/stop-copies/:token',
  summary: 'Ends the copies: the contact is written to no more, but for what a contract asks for.',
  grant: 'public',
  params,
  problems: ['link/spent', 'rate/exceeded'],
})
