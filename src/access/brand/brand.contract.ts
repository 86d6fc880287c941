import { z } from 'zod'
import { route } from '../route.ts'

/** What a public page says of whose it is. */
export const shownBrand = z.object({
  name: z.string(),
  colour: z.string().nullable(),
  logo: z.string().nullable(),
})

export const readLogo = route({
  method: 'GET',
  path: '/api/logos/:id',
  summary: 'The logo of an entity, made small: it is on whatever the company sends.',
  grant: 'public',
  params: z.object({ id: z.uuid() }),
  problems: ['file/lost', 'file/picture', 'rate/exceeded'],
})
