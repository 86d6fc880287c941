// What a list shows, and what its pointing fields may point at.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { fieldsIn, pathsIn, type Register } from '../../define.ts'
import { kindOf } from '../../fields/all.ts'
import { askedWithClosed, whyClosed } from '../../fields/closed-schemas.ts'
import { pageOf, rowOf, treeNode } from '../../schemas.ts'
import { grantTo, pathOf } from '../call-parts.ts'

export const states = ['active', 'completed', 'deleted'] as const
export type State = (typeof states)[number]

const several = z.union([z.string().max(2000), z.array(z.string().max(200)).max(200)])

/** What a list may be narrowed by, as its address says it: `filter[status]=open`. */
const filters = (register: Register) =>
  Object.fromEntries(
    fieldsIn(register)
      .filter(([, field]) => kindOf(field).filter !== 'none')
      .map(([name]) => [`filter[${name}]`, several.optional()]),
  )

export function listQuery(register: Register) {
  const query = z.strictObject({
    search: z.string().trim().max(200).optional(),
    sort: z.string().max(80).optional(),
    state: z.enum(states).default('active'),
    ...filters(register),
  })
  // Filters of fields that a company added: its server knows which there are.
  return register.grows === true ? query.catchall(several) : query
}

const paged = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(50),
}

/** Our own screens ask for pages, and know no other answer. */
function replyOf<R extends Register>(register: R) {
  const page = pageOf(rowOf(register))
  const instead =
    register.answersTree === true
      ? z.object({ data: z.array(treeNode) })
      : register.namesForStaff === true
        ? pageOf(z.object({ id: z.uuid(), name: z.string() }))
        : undefined
  return instead === undefined ? page : (z.union([page, instead]) as unknown as typeof page)
}

export const listCalls = <R extends Register>(register: R) => ({
  list: route({
    method: 'GET',
    path: pathOf(register),
    summary: `${register.many}: searched, filtered, sorted, by the page.`,
    grant: register.namesForStaff === true ? 'staff' : grantTo(register, 'view'),
    query: listQuery(register).extend(paged),
    reply: replyOf(register),
  }),
  choices: route({
    method: 'GET',
    path: `${pathOf(register)}/choices/:field`,
    summary: `What a field of ${register.many} that points elsewhere may point at.`,
    grant: grantTo(register, 'view'),
    params: z.object({ field: z.enum(pathsIn(register)) }),
    query: z.object({
      search: z.string().trim().max(200).optional(),
      within: z.uuid().optional(),
      /** What is searched for and cannot be chosen comes too, after the rest, with why. */
      ...askedWithClosed,
    }),
    reply: z.object({
      data: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          parent: z.uuid().nullable(),
          ...whyClosed,
        }),
      ),
    }),
  }),
})
