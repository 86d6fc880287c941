// What the home screen says of projects and teams: the forms of today, and which share has come.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { states } from '../../expectations/definition/index.ts'
import { kinds } from '../workplace.ts'

const place = { id: z.uuid(), name: z.string() }

const expectedForm = z.object({
  form: z.object({ id: z.uuid(), name: z.string() }),
  state: z.enum(states),
  due_time: z.string(),
  /** `id` is left out where the caller may not open it. */
  submission: z.object({ id: z.uuid().nullable(), number: z.string() }).nullable(),
  /** Whether the caller may fill it now. */
  fills: z.boolean(),
})
const placeToday = z.object({
  kind: z.enum(kinds),
  ...place,
  forms: z.array(expectedForm),
  /** Of those that are not excused. */
  expected: z.int(),
  received: z.int(),
})
export type PlaceToday = z.output<typeof placeToday>
export type FormToday = z.output<typeof expectedForm>

export const readToday = route({
  method: 'GET',
  path: '/api/dashboard/expected-today',
  summary:
    'The forms that are expected today at the projects and teams of the caller, or at all where none is theirs.',
  grant: 'staff',
  query: z.object({ project: z.uuid().optional(), team: z.uuid().optional() }),
  reply: z.object({
    data: z.object({
      /** Whether these are the caller’s own. */
      mine: z.boolean(),
      places: z.array(placeToday),
    }),
  }),
})

const projectCompliance = z.object({
  ...place,
  percent: z.int(),
  received: z.int(),
  missed: z.int(),
})
export type ProjectCompliance = z.output<typeof projectCompliance>

export const readCompliance = route({
  method: 'GET',
  path: '/api/dashboard/project-compliance',
  summary:
    'Which share of the forms due in the last four weeks has come, of the projects of the caller, or of all where none is theirs; the lowest share first.',
  grant: 'projects.submission-tracker',
  query: z.object({ project: z.uuid().optional() }),
  reply: z.object({
    data: z.object({
      mine: z.boolean(),
      /** Of all of them. */
      percent: z.int().nullable(),
      projects: z.array(projectCompliance),
    }),
  }),
})
