// What anybody may know of this installation.
import { z } from 'zod'
import { route } from '../../access/route.ts'

export const publicSettings = route({
  method: 'GET',
  path: '/api/settings',
  summary: 'The host of the US site, whether this is a demonstration, the version.',
  grant: 'public',
  reply: z.object({ us_host: z.string().nullable(), demo: z.boolean(), version: z.string() }),
})
