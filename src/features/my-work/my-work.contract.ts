// What waits for the caller: one list of everything.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { locales } from '../../kit/locales.ts'

const item = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  about: z.array(z.string()),
  due: z.iso.date().nullable(),
  path: z.string(),
  completes: z.object({ register: z.string(), id: z.uuid() }).nullable(),
})
export type ListedWork = z.output<typeof item>

export const readMyWork = route({
  method: 'GET',
  path: '/api/dashboard/my-work',
  summary: 'What waits for the caller to do it, by the day that it is due.',
  grant: 'staff',
  query: z.object({ lang: z.enum(locales).default('en') }),
  reply: z.object({
    /** What day it is where the company is. */
    today: z.iso.date(),
    kinds: z.array(z.object({ name: z.string(), kind: z.string(), act: z.string() })),
    items: z.array(item),
    /** Whether there is more of a kind than is listed. */
    more: z.boolean(),
  }),
})

const record = z.object({ register: z.string(), id: z.uuid() })

/** A call of any register that completes its records; what it answers is of no interest here. */
export const completeWork = route({
  method: 'PUT',
  path: '/api/dashboard/:register/:id/complete',
  summary: 'Completes a record of a register.',
  grant: 'staff',
  params: record,
})
export const reopenWork = route({ ...completeWork, method: 'DELETE', params: record })
