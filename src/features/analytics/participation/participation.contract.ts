// Who takes part: what people report, send, hear and mend, by project; by name for who may see names.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })

/** What counts, with quality before number. */
export const measures = ['reports', 'accepted', 'fixed', 'attended', 'given'] as const
export type PartTaken = (typeof measures)[number]
const counts = z.record(z.enum(measures), z.int())

export const readParticipation = route({
  method: 'GET',
  path: '/api/dashboard/analytics/participation',
  summary:
    'Who took part in a period, as the caller’s lists show it: by project, and by name with `reports.names`. Of a person and day at most ten of a kind count. The last twelve whole months unless said.',
  grant: 'reports.employee-participation',
  query: askedFigures,
  reply: z.object({
    data: z.object({
      period,
      before: period,
      counts: z.array(z.object({ name: z.enum(measures), value: z.int(), before: z.int() })),
      /** People on the lists of projects in the period, and those of them who reported something. */
      people: z.int(),
      reporters: z.int(),
      projects: z.array(
        z.object({
          id: z.uuid().nullable(),
          name: z.string().nullable(),
          people: z.int(),
          reporters: z.int(),
          counts,
        }),
      ),
      /** Nothing for who may not see names. */
      names: z.array(z.object({ id: z.uuid(), name: z.string(), counts })).nullable(),
    }),
  }),
  problems: ['input/invalid'],
})

const listedDeeds = z.object({
  show: z.enum(measures),
  /** `none`: what happened on no project. */
  at: z.union([z.uuid(), z.literal('none')]).optional(),
  /** What one person did, for who may see names. */
  person: z.uuid().optional(),
})
export type ListedDeeds = z.output<typeof listedDeeds>

export const readDeeds = route({
  method: 'GET',
  path: '/api/dashboard/analytics/participation-records',
  summary:
    'The records that one of the numbers of participation counts, the latest first: 500 of them at most. Names, and what one person did, with `reports.names`.',
  grant: 'reports.employee-participation',
  query: askedFigures.extend(listedDeeds.shape),
  reply: z.object({
    data: z.object({
      period,
      total: z.int(),
      records: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          day,
          project: z.string().nullable(),
          person: z.string().nullable(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid', 'grant/missing'],
})

const listedPeople = z.object({
  show: z.enum(['people', 'reporters']),
  at: z.uuid().optional(),
})
export type ListedPeople = z.output<typeof listedPeople>

export const readPeopleTaking = route({
  method: 'GET',
  path: '/api/dashboard/analytics/participation-people',
  summary:
    'The people on the lists of projects in a period, or those of them who reported something, by name: 500 of them at most.',
  grant: 'reports.names',
  query: askedFigures.extend(listedPeople.shape),
  reply: z.object({
    data: z.object({
      period,
      total: z.int(),
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  problems: ['input/invalid'],
})
