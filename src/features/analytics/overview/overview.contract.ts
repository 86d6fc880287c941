import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })

export const readOverview = route({
  method: 'GET',
  path: '/api/dashboard/analytics/overview',
  summary:
    'The main figures of each subject that the caller may see, in their language: what they say, what they mean and the list of just what they count.',
  grant: 'reports.incident',
  query: askedFigures.extend({ lang: locale.optional() }),
  reply: z.object({
    data: z.object({
      period,
      before: period,
      parts: z.array(
        z.object({
          title: z.string(),
          /** The screen that has all of it. */
          path: z.string(),
          says: z.array(z.object({ words: z.string(), to: z.string().nullable() })),
          boxes: z.array(
            z.object({
              name: z.string(),
              definition: z.string(),
              value: z.string(),
              before: z.string().optional(),
              to: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})
