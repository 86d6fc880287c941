// Who has signed what: people × documents, by the page of both.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

export const peopleAPage = 25
export const documentsAPage = 8

/** `missing`: people with something to sign; `overdue`: with something whose day has passed. */
export const shows = ['all', 'missing', 'overdue'] as const

/** As `documentKinds` are called. */
export const kindNames = ['policies', 'swps', 'orientation', 'custom-resources'] as const

const page = z.coerce.number().int().min(1).max(10_000).default(1)

const filters = {
  /** The kinds of documents. */
  register: z.enum(kindNames).optional(),
  document: z.uuid().optional(),
  project: z.uuid().optional(),
  team: z.uuid().optional(),
  search: z.string().trim().max(200).default(''),
  show: z.enum(shows).default('all'),
}

export const exportCoverage = route({
  method: 'GET',
  path: '/api/dashboard/resources/coverage/export',
  summary:
    'What coverage shows with these filters, all pages of it, as a sheet: a line for each person, a column for each document.',
  grant: 'resources.view',
  query: z.object({ ...filters, lang: locale.default('en') }),
})

export const readCoverage = route({
  method: 'GET',
  path: '/api/dashboard/resources/coverage',
  summary:
    'Of the people whom documents are for, within the caller’s scope: what each has signed, what is missing and what is overdue.',
  grant: 'resources.view',
  query: z.object({ page, documents_page: page, ...filters }),
  reply: z.object({
    data: z.object({
      /** The documents of this page, by title: for how many they are, how many have signed. */
      documents: z.array(
        z.object({
          id: z.uuid(),
          register: z.string(),
          title: z.string(),
          /** The version that is published. */
          edition: z.int(),
          people: z.int(),
          signed: z.int(),
          overdue: z.int(),
        }),
      ),
      people: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          detail: z.string().nullable(),
          /** Others are led to a document by a link. */
          signs_in: z.boolean(),
          /** Of all documents that the filters leave. */
          documents: z.int(),
          signed: z.int(),
          overdue: z.int(),
          /** Those of this page’s documents that are for them. */
          asked: z.array(
            z.object({
              document: z.uuid(),
              due_on: z.string(),
              /** The version that they signed; nothing where that is missing. */
              signed: z.int().nullable(),
              signed_at: z.string().nullable(),
              /** Of 100 in its quiz, where it has one. */
              score: z.int().nullable(),
              overdue: z.boolean(),
            }),
          ),
        }),
      ),
      total: z.int(),
      last_page: z.int(),
      total_documents: z.int(),
      last_documents_page: z.int(),
    }),
  }),
})
