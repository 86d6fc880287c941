// The rows of the lists, and how many each of them holds for the caller.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { callsOf } from '../../../register/contract.ts'
import { stages } from '../stages/stages.ts'
import { submissions } from '../submissions.register.ts'

export const { list: listSubmissions } = callsOf(submissions)

const ofPlace = z.object({ project: z.uuid().optional(), team: z.uuid().optional() })

export const countLists = route({
  method: 'GET',
  path: '/api/dashboard/submission-counts',
  summary:
    'How many submissions each list holds, of those that the caller may see; of one project or team where it is named.',
  grant: 'submissions.view',
  query: ofPlace,
  reply: z.object({
    data: z.object({
      unsigned: z.int(),
      previous: z.int(),
      signed: z.int(),
      company: z.int(),
      contractors: z.int(),
      all: z.int(),
      /** Those whose answers were copied and that nobody has reviewed yet. */
      copied: z.int(),
    }),
  }),
})

export const countMonths = route({
  method: 'GET',
  path: '/api/dashboard/submission-counts/months',
  summary:
    'How many submissions of each month stand at each stage, of those that the caller may see; the latest month first.',
  grant: 'submissions.view',
  query: ofPlace,
  reply: z.object({
    data: z.array(
      z.object({ month: z.string(), stage: z.enum(keysOf(stages)), submissions: z.int() }),
    ),
  }),
})
