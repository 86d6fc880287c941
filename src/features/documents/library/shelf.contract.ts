// A shelf of the provider's library: rows of a register that are written already, brought in by companies.
import { z } from 'zod'
import type { Grant } from '../../../access/grants.ts'
import { route } from '../../../access/route.ts'
import { locales } from '../../../kit/locales.ts'

const language = z.enum(locales)

/** The calls of one shelf: what is on it, and the choice that becomes rows. */
export const shelfRoutes = (path: string, grant: Grant) => ({
  list: route({
    method: 'GET',
    path,
    summary: 'What the library has for this register.',
    grant,
    reply: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          /** Whether a row of this title is there already, in any language. */
          there: z.boolean(),
          category: z.partialRecord(language, z.string()),
          /** The fields that are the same words for every company, in each language that it is written in. */
          written: z.partialRecord(language, z.record(z.string(), z.unknown())),
        }),
      ),
    }),
  }),
  bring: route({
    method: 'POST',
    path,
    summary: 'Makes rows of what the library has. What is there already is skipped.',
    grant,
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
    problems: ['document/category', 'row/missing'],
  }),
})
export type ShelfRoutes = ReturnType<typeof shelfRoutes>
