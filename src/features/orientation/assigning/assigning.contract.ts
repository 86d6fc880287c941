// Assigning an orientation: to some people, or to the audience of the package; and the way there for each.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { linkMade, linkState, linkWanted } from '../../documents/definition/index.ts'

const day = z.iso.date()

export const offerAssignments = route({
  method: 'GET',
  path: '/api/dashboard/orientation-offer',
  summary: 'Which orientations can be assigned, to whom, and for which open projects.',
  grant: 'resources.create',
  query: z.object({ project: z.uuid().optional() }),
  reply: z.object({
    data: z.object({
      packages: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          /** How many people its audience has. */
          audience: z.int(),
          group: z.boolean(),
        }),
      ),
      projects: z.array(z.object({ id: z.uuid(), name: z.string() })),
      people: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          detail: z.string().nullable(),
          /** On the list of the project today. */
          there: z.boolean(),
        }),
      ),
    }),
  }),
})

export const assignOrientation = route({
  method: 'POST',
  path: '/api/dashboard/orientation-assignments',
  summary:
    'Assigns an orientation. People who have it already, or are about to take it, are left out.',
  grant: 'resources.create',
  body: z.strictObject({
    package: z.uuid(),
    /** Nothing: everybody in the audience of the package. */
    people: z.array(z.uuid()).min(1).max(1000).nullable(),
    project: z.uuid().nullable(),
    due_on: day.nullable(),
  }),
  reply: z.object({ data: z.object({ made: z.array(z.uuid()), there: z.int() }) }),
  status: 201,
  problems: ['row/missing'],
})

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/orientation-records/:id/link'

export const readLinkState = route({
  method: 'GET',
  path,
  summary: 'Whether a link leads to the orientation, and where it was sent.',
  grant: 'resources.view',
  params,
  reply: linkState,
})

export const makeLink = route({
  method: 'POST',
  path,
  summary:
    'A link by which the person takes the orientation on their own phone: mailed, or answered to be shown as a code. It ends after 14 days, and the one before it at once.',
  grant: 'resources.edit',
  inPerson: true,
  params,
  body: linkWanted,
  reply: linkMade,
  status: 201,
  problems: ['orientation/over', 'signature/person', 'mail/limit', 'rate/exceeded'],
})

export const endLink = route({
  method: 'DELETE',
  path,
  summary: 'The link leads nowhere from now on.',
  grant: 'resources.edit',
  params,
})
