// The employer’s answer to a recommendation: a timetable, or the reasons for not following it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const answerRecommendation = route({
  method: 'PUT',
  path: '/api/dashboard/jhsc-recommendations/:id/answer',
  summary: 'The employer answers a recommendation in writing: who was asked, or who may edit it.',
  grant: 'resources.view',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ agrees: z.boolean(), answer: z.string().trim().min(2).max(5000) }),
  problems: ['row/archived', 'committee/answered', 'committee/employer'],
})
