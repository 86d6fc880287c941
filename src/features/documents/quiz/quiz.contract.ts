// The quiz of a published document: answered before it is signed.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { quizAnswers, quizResult } from './quiz-parts.ts'

export const handInQuiz = route({
  method: 'POST',
  path: '/api/dashboard/documents/:id/quiz',
  summary:
    'Hands in the answers to the quiz of a published document, one’s own or those of somebody at one’s device; each try is stored.',
  // Open to those who may sign the document; a refusal would sign them out.
  grant: 'staff',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    ...quizAnswers,
    /** Somebody else, who answers at the caller’s device. */
    person: z.uuid().optional(),
  }),
  reply: z.object({ data: quizResult }),
  problems: ['row/archived', 'signature/stale', 'signature/person'],
})
