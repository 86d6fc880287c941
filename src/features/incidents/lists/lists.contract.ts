// The lists that forms offer. The person who fills in or designs a form reads them.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { treeNode } from '../../../register/schemas.ts'

const item = z.object({ id: z.uuid(), name: z.string() })

const incidentList = item.extend({
  /** The code, which stays when the name changes; the name where there is none. */
  value: z.string(),
  sublists: z.array(item.extend({ items: z.array(item) })),
})
export type IncidentList = z.output<typeof incidentList>

export const readIncidentLists = route({
  method: 'GET',
  path: '/api/dashboard/incident-lists',
  summary: 'The incident types that forms offer, each with its lists and their items.',
  grant: 'staff',
  onDevice: true,
  reply: z.array(incidentList),
})

export const readIncidentReasonsLists = route({
  method: 'GET',
  path: '/api/dashboard/incident-reasons-lists',
  summary: 'The incident reasons that have lists or stand at the top, with lists and items.',
  grant: 'staff',
  onDevice: true,
  reply: z.array(incidentList),
})

export const readIncidentReasonsTree = route({
  method: 'GET',
  path: '/api/dashboard/incident-reasons-tree',
  summary: 'The incident reasons that forms offer, each with what it is under; parents first.',
  grant: 'staff',
  onDevice: true,
  reply: z.object({ data: z.array(treeNode) }),
})
export type IncidentReason = z.output<typeof treeNode>
