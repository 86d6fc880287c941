// The workers of a trade contractor: who they are, and how several are added at once.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { alikePerson } from '../without-account/without-account.contract.ts'

const path = '/api/dashboard/trade-contractors/:id/workers'
const params = z.object({ id: z.uuid() })
const day = z.iso.date('Enter a day as year-month-day, such as 2026-03-09.').nullable()

const worker = z.object({
  id: z.uuid(),
  name: z.string(),
  mobile: z.string().nullable(),
  trade: z.string().nullable(),
  account: z.boolean(),
  starts_on: day,
  ends_on: day,
  ended: z.boolean(),
})
export type ContractorWorker = z.output<typeof worker>

export const listWorkers = route({
  method: 'GET',
  path,
  summary: 'The workers of a trade contractor, those who have left last.',
  grant: 'users.view',
  params,
  reply: z.object({ data: z.array(worker) }),
  problems: ['row/missing'],
})

const verdict = z.object({
  /** Which line it is, from 0. */
  n: z.int(),
  name: z.string(),
  mobile: z.string().nullable(),
  trade: z.string().nullable(),
  /** Why it cannot be taken as it is. */
  fault: z.enum(['name', 'twice', 'there']).nullable(),
  /** Who is known already by this mobile or name. */
  alike: z.array(alikePerson),
})
export type WorkerVerdict = z.output<typeof verdict>

export const addWorkers = route({
  method: 'POST',
  path,
  summary:
    'Adds workers to a trade contractor, one a line: name, mobile, trade. With `preview` it says what would come of each line. Who works there already is passed over.',
  grant: 'users.create',
  params,
  body: z.object({
    text: z.string().max(100_000),
    starts_on: day.default(null),
    preview: z.boolean().default(false),
    /** By the number of a line, from 0: the known person who it is, or null for somebody new. One with the same
     *  mobile is taken for who has it, unless said. */
    who: z.record(z.string().regex(/^\d{1,4}$/), z.uuid().nullable()).default({}),
  }),
  reply: z.object({ data: z.object({ lines: z.array(verdict), added: z.int() }) }),
  problems: ['row/missing', 'input/invalid'],
})
