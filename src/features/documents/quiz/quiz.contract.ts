// The quiz of a published document: answered before it is signed.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

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
    /** Of the version that the person read; another one is refused. */
    hash: z.string().max(100),
    /** Of the quiz, as the person read it. */
    lang: locale,
    /** The answers chosen, by the question. */
    answers: z.record(z.uuid(), z.array(z.uuid()).max(10)),
    /** Somebody else, who answers at the caller’s device. */
    person: z.uuid().optional(),
  }),
  reply: z.object({
    data: z.object({
      /** Of 100, and how many are enough. */
      score: z.int(),
      pass: z.int(),
      passed: z.boolean(),
      /** How often the person has handed it in. */
      tries: z.int(),
      /** The questions whose answers are not right. */
      wrong: z.array(z.uuid()),
    }),
  }),
  problems: ['row/archived', 'signature/stale', 'signature/person'],
})
