// One search over the records that the caller may see.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { locales } from '../../kit/locales.ts'

const found = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What is said beneath its name: its number, its place, its state. */
  about: z.array(z.string()),
  /** Where it is read. */
  path: z.string(),
})

const kind = z.object({
  /** The register's name. */
  name: z.string(),
  label: z.string(),
  found: z.array(found),
  /** How many there are in the list, `at_least` where there are more than were counted. */
  total: z.number().int(),
  total_is: z.enum(['exact', 'at_least']),
  /** The list of all that were found; nothing where there is none. */
  list: z.string().nullable(),
})
export type FoundKind = z.output<typeof kind>

/** Of each kind, the first few; beyond so many they are not counted. */
export const few = 5
export const most = 100

export const searchRecords = route({
  method: 'GET',
  path: '/api/dashboard/search',
  summary: 'Records that the caller may see, by number or words, the best of each kind.',
  grant: 'staff',
  query: z.object({
    q: z.string().trim().min(2).max(100),
    lang: z.enum(locales).default('en'),
  }),
  reply: z.object({ kinds: z.array(kind) }),
})
