// What a person is to the company, from a day to a day: somebody may be several things at once.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { hats } from './hats.ts'

const path = '/api/dashboard/users/:id/hats'
const ofPerson = z.object({ id: z.uuid() })
const day = z.iso.date('Enter a day as year-month-day, such as 2026-03-09.').nullable()

const hat = z.object({
  id: z.uuid(),
  kind: z.enum(keysOf(hats)),
  /** Whose: the entity, the contractor or the client; null where that is not known, or where there is none. */
  of: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  starts_on: day,
  ends_on: day,
})
export type WornHat = z.output<typeof hat>

export const listHats = route({
  method: 'GET',
  path,
  summary: 'What a person is to the company, what is so now first.',
  grant: 'users.view',
  params: ofPerson,
  reply: z.object({ data: z.array(hat) }),
  problems: ['row/missing'],
})

export const listEmployers = route({
  method: 'GET',
  path: '/api/dashboard/hat-employers/:kind',
  summary: 'Whose a person can be: the entities, the trade contractors or the clients.',
  grant: 'users.edit',
  params: z.object({ kind: hat.shape.kind }),
  reply: z.object({ data: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
})

export const addHat = route({
  method: 'POST',
  path,
  summary: 'Says what else a person is to the company.',
  grant: 'users.edit',
  params: ofPerson,
  body: z.object({
    kind: hat.shape.kind,
    /** The entity, the contractor or the client. */
    of: z.uuid().nullable().default(null),
    starts_on: day.default(null),
    ends_on: day.default(null),
  }),
  reply: z.object({ data: hat }),
  status: 201,
  problems: ['row/missing', 'input/invalid'],
})

export const changeHat = route({
  method: 'PATCH',
  path: `${path}/:hat`,
  summary: 'Says from when to when a person is so.',
  grant: 'users.edit',
  params: ofPerson.extend({ hat: z.uuid() }),
  body: z.object({ starts_on: day, ends_on: day }),
  reply: z.object({ data: hat }),
  problems: ['row/missing', 'input/invalid'],
})
