// Support access: the provider asks to be let in to a company, a manager of the company lets them in or not.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const supportStates = ['asked', 'running', 'refused', 'over'] as const
/** As long as a company may let somebody in at once. */
const mostHours = 336

const access = z.object({
  id: z.uuid(),
  state: z.enum(supportStates),
  /** Who asks: the provider's person. */
  name: z.string(),
  reason: z.string(),
  /** What was asked for, and once it is answered what was given. */
  writes: z.boolean(),
  hours: z.int(),
  asked_at: z.string(),
  answered_by: z.string().nullable(),
  ends_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  ended_by: z.string().nullable(),
})
export type SupportAccess = z.output<typeof access>

const extent = { writes: z.boolean(), hours: z.int().min(1).max(mostHours) }

const ofCompany = '/api/admin/companies/:id/support'
const params = z.object({ id: z.uuid() })

export const readOwnSupport = route({
  method: 'GET',
  path: ofCompany,
  summary: 'The support access to a company that the caller asked for last, if any.',
  grant: 'admin',
  params,
  reply: z.object({ data: access.nullable() }),
})

export const askForSupport = route({
  method: 'POST',
  path: ofCompany,
  summary: 'Asks a company to let the caller in, and tells its managers.',
  grant: 'admin',
  inPerson: true,
  params,
  body: z.object({
    ...extent,
    reason: z.string().trim().min(1, 'Please fill this in.').max(500),
  }),
  problems: ['support/asked'],
  status: 201,
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
})

export const endOwnSupport = route({
  method: 'DELETE',
  path: ofCompany,
  summary: 'Withdraws the request, or ends the access before its time.',
  grant: 'admin',
  params,
})

export const enterCompanyForSupport = route({
  method: 'POST',
  path: `${ofCompany}/entry`,
  summary:
    'Opens the company to the caller while its support access runs; until then the company is not there.',
  grant: 'admin',
  inPerson: true,
  params,
})

const ofManagers = '/api/dashboard/support-accesses'

export const listSupport = route({
  method: 'GET',
  path: ofManagers,
  summary: 'Who of the provider asked to be let in and who was, the last first.',
  grant: 'users.edit',
  reply: z.object({ data: z.array(access) }),
})

export const answerSupport = route({
  method: 'POST',
  path: `${ofManagers}/:id/answer`,
  summary: 'Lets the provider’s person in, to read or to write too, until an hour; or does not.',
  grant: 'users.edit',
  inPerson: true,
  params,
  body: z.object({ ...extent, lets_in: z.boolean() }),
  problems: ['support/over', 'support/rights'],
})

export const endSupport = route({
  method: 'DELETE',
  path: `${ofManagers}/:id`,
  summary: 'Ends a support access at once.',
  grant: 'users.edit',
  inPerson: true,
  params,
  problems: ['support/over', 'support/rights'],
})
