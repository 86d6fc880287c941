// The way back for somebody who lost the device of their second step.
import { z } from 'zod'
import { setUp } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

export const enterByWayIn = route({
  method: 'POST',
  path: '/login/second-factor/way-in',
  summary:
    'After the password, in place of a lost second step: takes the code that a manager gave, once, and answers with what sets up a new second step.',
  grant: 'public',
  body: z.object({
    challenge: z.string().min(1).max(100),
    code: z.string().trim().min(6, 'Please enter the code.').max(40),
  }),
  reply: setUp.extend({ challenge: z.string() }),
  problems: ['sign-in/code-refused', 'link/spent'],
})
