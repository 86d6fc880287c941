// The incidents that point at a hazard, whose rating is looked at once more for each.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const params = z.object({ id: z.uuid() })

export const readHazardReviews = route({
  method: 'GET',
  path: '/api/dashboard/hazards/:id/reviews',
  summary: 'The incidents that point at a hazard, and whether its rating was looked at since.',
  grant: 'hazards.view',
  params,
  reply: z.object({
    data: z.object({
      reviews: z.array(
        z.object({
          id: z.uuid(),
          /** Nothing where the caller does not see it. */
          incident: z.object({ id: z.uuid(), number: z.string(), title: z.string() }).nullable(),
          cause: z.string().nullable(),
          /** The incident was the first to show the hazard. */
          came_of: z.boolean(),
          asked_at: z.string(),
          done_at: z.string().nullable(),
          done_by: z.string().nullable(),
          note: z.string().nullable(),
        }),
      ),
      can: z.array(z.literal('confirm')),
    }),
  }),
})

export const confirmRating = route({
  method: 'POST',
  path: '/api/dashboard/hazards/:id/rating-stands',
  summary: 'Says that the rating of a hazard stands after the incidents that point at it, and why.',
  grant: 'hazards.edit',
  params,
  body: z.strictObject({ note: z.string().trim().min(3).max(1000) }),
  problems: ['row/archived'],
})
