// What a person may say they work on for now.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const choice = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The person is on its list today, supervises or leads it. */
  own: z.boolean(),
})

export const readPresentChoices = route({
  method: 'GET',
  path: '/api/dashboard/workplaces',
  summary: 'The open projects and teams that one can say one works on, one’s own first.',
  grant: 'staff',
  reply: z.object({ data: z.object({ project: z.array(choice), team: z.array(choice) }) }),
})
