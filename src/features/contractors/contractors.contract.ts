// How a contractor stands, and which of its contacts sign in.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { paperKinds, prequalificationStates } from './papers/paper-kinds.ts'

const byId = z.object({ id: z.uuid() })
const kinds = z.array(z.enum(Object.keys(paperKinds)))

const approval = z.object({
  id: z.uuid(),
  name: z.string(),
  approval: z.string(),
  /** Needed papers that are not there, and those that have lapsed. */
  missing: kinds,
  lapsed: kinds,
  reason: z.string().nullable(),
  /** Null where none is asked for and none is there. */
  prequalification: z.enum(prequalificationStates).nullable(),
  score: z.number().nullable(),
  qualified_on: z.iso.date().nullable(),
  qualified_until: z.iso.date().nullable(),
  submission: z.uuid().nullable(),
})
export type Approval = z.output<typeof approval>

export const readApproval = route({
  method: 'GET',
  path: '/api/dashboard/trade-contractors/:id/approval',
  summary: 'How a contractor stands today, and what it lacks to be approved.',
  grant: 'trade-contractors.view',
  params: byId,
  reply: z.object({ data: approval }),
})

const access = '/api/dashboard/tc-contacts/:id/access'

export const openAccess = route({
  method: 'PUT',
  path: access,
  summary:
    'Lets a contact sign in to the contractor portal: invites them by mail, or again. Who signs in already is mailed nothing.',
  grant: 'trade-contractors.edit',
  params: byId,
  reply: z.object({ data: z.object({ mailed: z.boolean() }) }),
  problems: ['row/archived', 'input/invalid'],
})

export const endAccess = route({
  method: 'DELETE',
  path: access,
  summary: 'The contact no longer sees this contractor in the portal.',
  grant: 'trade-contractors.edit',
  params: byId,
})
