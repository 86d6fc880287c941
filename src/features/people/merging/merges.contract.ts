// Two rows of one human: who looks alike, what both have, and making one of them.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { mergedFields } from './merged-fields.ts'

const path = '/api/dashboard/users-duplicates'
const merges = '/api/dashboard/users-merges'
/** Who is merged is archived as well. */
const grant = 'users.archive'

export const hoursToUndo = 24

const likeness = z.enum(['birth', 'mobile', 'email'])

const party = z.object({
  id: z.uuid(),
  name: z.string(),
  job_title: z.string().nullable(),
  photo: z.uuid().nullable(),
  /** Of the staff: what they are here, and whether they can sign in. */
  account: z
    .object({ role: z.int().nullable(), signs_in: z.boolean(), last_seen: z.string().nullable() })
    .nullable(),
  hats: z.array(z.string()),
})
export type MergeParty = z.output<typeof party>

const merge = z.object({
  id: z.uuid(),
  kept: z.object({ id: z.uuid(), name: z.string() }),
  gone: z.object({ id: z.uuid(), name: z.string() }),
  at: z.string(),
  by: z.string().nullable(),
  undone_at: z.string().nullable(),
  can: z.array(z.literal('undo')),
})
export type PastMerge = z.output<typeof merge>

export const listDuplicates = route({
  method: 'GET',
  path,
  summary: 'Pairs of people who are probably one, with why; and what was merged lately.',
  grant,
  reply: z.object({
    data: z.object({
      pairs: z.array(
        z.object({ one: party, other: party, why: z.array(likeness), distinct: z.boolean() }),
      ),
      merges: z.array(merge),
    }),
  }),
})

const pair = z.object({ one: z.uuid(), other: z.uuid() })

export const comparePeople = route({
  method: 'GET',
  path: `${path}/:one/:other`,
  summary: 'What each of two people has, and which of them can stay.',
  grant,
  params: pair,
  reply: z.object({
    data: z.object({
      parties: z.array(party),
      /** In words of their own language. */
      fields: z.array(
        z.object({ name: z.enum(mergedFields), values: z.array(z.string().nullable()) }),
      ),
      /** By table: what it is called, and how many point at each. */
      records: z.array(z.object({ what: z.string(), counts: z.array(z.int()) })),
      /** Which confidential details each has; nothing of them. */
      details: z.array(z.int()),
      /** Why each cannot be the one who goes. */
      refusals: z.array(z.string().nullable()),
    }),
  }),
  problems: ['row/missing', 'input/invalid'],
})

export const mergePeople = route({
  method: 'POST',
  path: merges,
  summary: 'Makes one of two people: what the one who goes has moves to the one who is kept.',
  grant,
  body: z.object({
    kept: z.uuid(),
    gone: z.uuid(),
    /** Of these fields the value of the one who goes is taken; of the others only where the kept one has none. */
    take: z.array(z.enum(mergedFields)).max(mergedFields.length).default([]),
  }),
  reply: z.object({ data: merge }),
  status: 201,
  problems: ['row/missing', 'input/invalid'],
})

export const undoMerge = route({
  method: 'DELETE',
  path: `${merges}/:id`,
  summary: `Makes two of them again, for ${hoursToUndo} hours, unless something written since is in the way: then it says what.`,
  grant,
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    data: z.object({
      undone: z.boolean(),
      in_the_way: z.array(
        z.object({
          what: z.string(),
          n: z.int(),
          why: z.enum(['field', 'records', 'person', 'time']),
        }),
      ),
    }),
  }),
  problems: ['row/missing'],
})

export const sayDistinct = route({
  method: 'PUT',
  path: `${path}/:one/:other/distinct`,
  summary: 'Says that two who look alike are two people.',
  grant,
  params: pair,
  reply: z.object({ data: z.object({ distinct: z.boolean() }) }),
  problems: ['row/missing'],
})

export const takeBackDistinct = route({
  method: 'DELETE',
  path: `${path}/:one/:other/distinct`,
  summary: 'Takes that back.',
  grant,
  params: pair,
  reply: z.object({ data: z.object({ distinct: z.boolean() }) }),
})
