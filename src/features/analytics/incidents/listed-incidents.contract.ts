// The incidents and reports that a number counts, where the list of incidents cannot be narrowed to them: it knows no
// team and no contractor.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { severities } from '../../incidents/definition/index.ts'
import { askedFigures } from '../figures/asked.ts'
import { reportCounts } from '../hazards/hazard-figures.contract.ts'
import { countNames } from './incident-analytics.contract.ts'

const day = z.iso.date()

export const shownIncidents = [...countNames, ...reportCounts] as const

const listedIncidents = z.object({
  show: z.enum(shownIncidents),
  severity: z.enum(keysOf(severities)).optional(),
  /** `none`: what happened on no project. */
  at: z.union([z.uuid(), z.literal('none')]).optional(),
})
export type ListedIncidents = z.output<typeof listedIncidents>

export const readIncidentsOfFigure = route({
  method: 'GET',
  path: '/api/dashboard/analytics/incidents-of-figure',
  summary:
    'The incidents or reports that one of the numbers counts, the latest first: 500 of them at most.',
  grant: 'incidents.view',
  query: askedFigures.extend(listedIncidents.shape),
  reply: z.object({
    data: z.object({
      period: z.object({ from: day, to: day }),
      total: z.int(),
      incidents: z.array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          title: z.string(),
          day,
          project: z.string().nullable(),
          severity: z.enum(keysOf(severities)).nullable(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})
