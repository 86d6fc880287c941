// What anybody may know of this installation.
import { z } from 'zod'
import { route } from '../../access/route.ts'

const reply = z.object({
  us_host: z.string().nullable(),
  social_links: z.array(z.string()),
  app_store_url: z.string().nullable(),
  play_store_url: z.string().nullable(),
  /** Every page that loads the maps of Google names it: it is no secret. */
  maps_key: z.string().nullable(),
  opens_offline: z.boolean(),
  demo: z.boolean(),
  version: z.string(),
})

export type PublicSettings = z.output<typeof reply>

export const publicSettings = route({
  method: 'GET',
  path: '/api/settings',
  summary:
    'The host of the US site, the links of the footer, the key for maps, whether pages open without a connection, whether this is a demonstration, the version.',
  grant: 'public',
  reply,
})
