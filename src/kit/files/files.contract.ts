// How files come and go. They are the kit's, so that whatever has a file to name can send one.
import { z } from 'zod'
import { routesGuardedBy } from '../http/route.ts'

const route = routesGuardedBy<'signed-in'>()

const storedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  sha256: z.string(),
})

export const fileLimit = 25 * 1024 * 1024

export const storeFile = route({
  method: 'POST',
  path: '/api/store_file',
  summary:
    'Stores one file: a multipart form with the field `file`. A record has a day to name it. It is called by the id that its sender gives it, so that it can be named before it has arrived; where that is the id of something else, by another.',
  grant: 'signed-in',
  query: z.object({ id: z.uuid().optional() }),
  reply: z.object({ message: z.string(), data: storedFile }),
  problems: ['file/type', 'files/quota', 'files/unclaimed', 'files/full'],
})

export const copyFiles = route({
  method: 'POST',
  path: '/api/files/copies',
  summary:
    'Files of one’s own that no record names yet, once more under new ids: each record gets its own.',
  grant: 'signed-in',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(20) }),
  reply: z.object({ data: z.array(storedFile) }),
  problems: ['row/missing', 'files/unclaimed'],
})

export const readFile = route({
  method: 'GET',
  path: '/api/files/:id',
  summary: 'The file itself, to whom the record that names it is shown; whole or in ranges.',
  grant: 'signed-in',
  params: z.object({ id: z.uuid() }),
  problems: ['file/lost'],
})
