// What the product tells the person who asks: a page of it, how much is unread, and what was read.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { locales } from '../../kit/locales.ts'

const path = '/api/dashboard/notices'
const lang = z.enum(locales).default('en')

const wordedNotice = z.object({
  id: z.uuid(),
  kind: z.string(),
  says: z.string(),
  /** What somebody wrote, such as the reason of a return. */
  quote: z.string().nullable(),
  /** Why the person gets it. */
  why: z.string(),
  /** What the person does there: "Verify the fix". */
  act: z.string(),
  /** Where it leads. */
  path: z.string(),
  at: z.string(),
  read: z.boolean(),
})
export type WordedNotice = z.output<typeof wordedNotice>

/** Counted no further: a bell says "99+". */
export const mostCounted = 100

const unread = z.object({
  unread: z.int().min(0).max(mostCounted),
  /** The newest of them. */
  latest: z.uuid().nullable(),
})
export type Unread = z.output<typeof unread>

export const readNotices = route({
  method: 'GET',
  path,
  summary: 'What the caller has been told, the latest first.',
  grant: 'staff',
  private: true,
  query: z.object({
    lang,
    state: z.enum(['all', 'unread']).default('all'),
    kind: z.string().max(80).optional(),
    before: z.uuid().optional(),
  }),
  reply: z.object({
    data: z.array(wordedNotice),
    /** Where the next page begins; null where this one is the last. */
    older: z.uuid().nullable(),
  }),
})

export const noticeKinds = route({
  method: 'GET',
  path: `${path}/kinds`,
  summary: 'The kinds of notices that there are.',
  grant: 'staff',
  query: z.object({ lang }),
  reply: z.object({ data: z.array(z.object({ name: z.string(), kind: z.string() })) }),
})

export const countUnread = route({
  method: 'GET',
  path: `${path}/unread`,
  summary: 'How many notices the caller has not read.',
  grant: 'staff',
  private: true,
  reply: unread,
})

/** Asked for as an event stream it goes on, saying each change; otherwise it says how it is, and ends. */
export const streamUnread = route({
  method: 'GET',
  path: `${path}/stream`,
  summary: 'How many notices the caller has not read, and each change of that, as an event stream.',
  grant: 'staff',
  private: true,
})

export const markNotices = route({
  method: 'PUT',
  path: `${path}/read`,
  summary: 'Notes that some of the caller’s notices are read, or are not.',
  grant: 'staff',
  reads: true,
  body: z.object({ ids: z.array(z.uuid()).min(1).max(100), read: z.boolean() }),
})

export const markAll = route({
  method: 'PUT',
  path: `${path}/all-read`,
  summary: 'Notes that all of the caller’s notices are read, up to one that they have seen.',
  grant: 'staff',
  reads: true,
  body: z.object({ until: z.uuid() }),
})
