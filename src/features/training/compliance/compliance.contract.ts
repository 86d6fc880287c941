// How far the company's people have the trainings that are asked of them; for the home screen.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

/** How many courses are named. */
export const mostCourses = 5

const numbers = { asked: z.int(), good: z.int() }

export const readCompliance = route({
  method: 'GET',
  path: '/api/dashboard/training-matrix/compliance',
  summary:
    'Of the people within the caller’s scope: how many trainings are asked of them, how many of those hold or are in grace, and what is with the others; and the courses that most people lack.',
  grant: 'training-matrix.view',
  reply: z.object({
    data: z.object({
      ...numbers,
      missing: z.int(),
      expired: z.int(),
      pending: z.int(),
      /** Within 90 days. */
      expiring: z.int(),
      courses: z.array(z.object({ id: z.uuid(), name: z.string(), ...numbers })),
    }),
  }),
})
