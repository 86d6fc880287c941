// The provider's library: what each register can begin with, and how many companies have it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { locales } from '../../../kit/locales.ts'

const path = '/api/admin/library'
const language = z.enum(locales)
/** In each language that it is written in. */
const worded = z.partialRecord(language, z.string())

const entry = z.object({
  id: z.string(),
  title: worded,
  category: worded,
  reviewed_on: z.string(),
  /** Where companies note which one they took. */
  version: z.int().nullable(),
  companies: z.int(),
  /** Of these, how many took an older version. */
  behind: z.int(),
})

export const listProvided = route({
  method: 'GET',
  path,
  summary: 'What the library has, by register, and how many companies have it.',
  grant: 'admin',
  reply: z.object({ data: z.array(z.object({ register: z.string(), entries: z.array(entry) })) }),
})

export const readProvided = route({
  method: 'GET',
  path: `${path}/:register/:id`,
  summary: 'What an entry of the library says in a language, and which companies have it.',
  grant: 'admin',
  params: z.object({ register: z.string(), id: z.string() }),
  query: z.object({ language }),
  reply: z.object({
    data: z.object({
      fields: z.record(z.string(), z.unknown()),
      /** What is read in place of the fields, where there is one. */
      outline: z
        .array(
          z.object({
            text: z.string(),
            as: z.enum(['heading', 'line', 'item']),
            choices: z.array(z.string()),
          }),
        )
        .nullable(),
      companies: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          /** The version that it took. */
          version: z.int().nullable(),
        }),
      ),
    }),
  }),
  problems: ['row/missing'],
})
