// The provider's library of documents: written once, brought in as drafts.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { locales } from '../../../kit/locales.ts'

const ofKind = z.object({ type: z.string() })
const language = z.enum(locales)

export const listDocumentLibrary = route({
  method: 'GET',
  path: '/api/dashboard/resources/library/:type',
  summary: 'The documents of a kind that the library has.',
  grant: 'resources.create',
  params: ofKind,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        /** Whether a document of this title is there already, in any language. */
        there: z.boolean(),
        category: z.partialRecord(language, z.string()),
        /** The fields that are the same words for every company, in each language that it is written in. */
        written: z.partialRecord(language, z.record(z.string(), z.unknown())),
      }),
    ),
  }),
})

export const bringIn = route({
  method: 'POST',
  path: '/api/dashboard/resources/library/:type',
  summary: 'Makes drafts of documents of the library. What is there already is skipped.',
  grant: 'resources.create',
  params: ofKind,
  body: z.strictObject({ language, ids: z.array(z.string()).min(1).max(100) }),
  reply: z.object({
    data: z.object({
      made: z.array(z.object({ id: z.uuid(), title: z.string() })),
      skipped: z.array(
        z.object({ id: z.string(), title: z.string(), why: z.enum(['there', 'language']) }),
      ),
    }),
  }),
  status: 201,
  problems: ['document/category'],
})
