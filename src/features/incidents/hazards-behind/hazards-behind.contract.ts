// The hazards behind an incident: those that its causes point at, and those that were added to the register from it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/incidents/:id/hazards'
const ofHazard = params.extend({ hazard: z.uuid() })

export const readHazardsBehind = route({
  method: 'GET',
  path,
  summary: 'The hazards behind an incident, and whether their rating was looked at since.',
  grant: 'incidents.view',
  params,
  reply: z.object({
    data: z.object({
      hazards: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          band: z.string().nullable(),
          cause: z.string().nullable(),
          came_of: z.boolean(),
          done_at: z.string().nullable(),
        }),
      ),
      can: z.array(z.literal('edit')),
    }),
  }),
})

export const pointAtHazard = route({
  method: 'PUT',
  path: `${path}/:hazard`,
  summary:
    'Says that a hazard was behind an incident: its rating is looked at once more. One that was added from the incident was rated then.',
  grant: 'incidents.edit',
  params: ofHazard,
  body: z.strictObject({
    /** In the words of the tree of causes. */
    cause: z.string().trim().min(1).max(300).nullable().default(null),
    came_of: z.boolean().default(false),
  }),
  problems: ['row/archived', 'incident/state', 'grant/missing'],
})

export const pointAtHazardNoMore = route({
  method: 'DELETE',
  path: `${path}/:hazard`,
  summary: 'Says that a hazard was not behind an incident.',
  grant: 'incidents.edit',
  params: ofHazard,
  problems: ['row/archived', 'incident/state'],
})
