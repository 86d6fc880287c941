// Which talks schedules expected, which were given, about what, and how many people they reached.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import type { ExpectedState } from '../../expectations/definition/index.ts'
import { askedFigures } from '../figures/asked.ts'

const day = z.iso.date()
const period = z.object({ from: day, to: day })

/** Which talks of schedules each number counts: what is excused or still due is expected of nobody. */
export const talkStatesIn = {
  due: ['received', 'late', 'missed'],
  given: ['received', 'late'],
  missed: ['missed'],
  excused: ['excused'],
} as const satisfies Record<string, readonly ExpectedState[]>
export const talkCounts = keysOf(talkStatesIn)

/** A number, and the list of just what it counts; null for who may not open it. */
const opened = z.object({ value: z.int(), to: z.string().nullable() })
const counts = z.record(z.enum(talkCounts), opened)
/** Talks that were held, by a schedule or without one. */
const held = { held: opened, people: opened }

export const readToolboxFigures = route({
  method: 'GET',
  path: '/api/dashboard/analytics/toolbox',
  summary:
    'The toolbox talks that schedules expected and those that were held, as the caller’s lists show them, and how many people they reached. The last twelve whole months unless said.',
  grant: 'reports.toolbox',
  query: askedFigures,
  reply: z.object({
    data: z.object({
      period,
      before: period,
      counts,
      ...held,
      was: z.object({
        counts: z.record(z.enum(talkCounts), z.int()),
        held: z.int(),
        people: z.int(),
        share: z.int().nullable(),
      }),
      /** Of a hundred talks due, those that were given; null where too few were due to say. */
      share: z.int().nullable(),
      /** Of a hundred people of the crews who were on site, those who took part; null where nobody was. */
      attendance: z.int().nullable(),
      attendance_was: z.int().nullable(),
      /** Each reason that forms gave, with the talks held that speak of it: those without any first. */
      gaps: z.array(z.object({ id: z.uuid(), name: z.string(), forms: z.int(), held: z.int() })),
      /** The lowest share first. */
      places: z.array(z.object({ id: z.uuid(), name: z.string(), counts, ...held })),
      /** Without a talk: those about a topic of their own. */
      topics: z.array(z.object({ id: z.uuid().nullable(), name: z.string().nullable(), ...held })),
    }),
  }),
  problems: ['input/invalid'],
})

/** `held`: with a schedule or without one, where the list of talks cannot be narrowed to who was there. */
export const shownTalks = [...talkCounts, 'held'] as const
const ofTalks = z.object({
  place: z.uuid().optional(),
  /** Of talks held, those that speak of it; `none`: of a topic of their own. */
  talk: z.union([z.uuid(), z.literal('none')]).optional(),
})
export type OfTalks = z.output<typeof ofTalks>
const listedTalks = ofTalks.extend({ show: z.enum(shownTalks) })
export type ListedTalks = z.output<typeof listedTalks>

export const readTalksOfFigure = route({
  method: 'GET',
  path: '/api/dashboard/analytics/talks-due',
  summary:
    'The talks that one of the numbers of toolbox talks counts, the latest first: 500 of them at most.',
  grant: 'toolbox-talks.view',
  query: askedFigures.extend(listedTalks.shape),
  reply: z.object({
    data: z.object({
      period,
      total: z.int(),
      talks: z.array(
        z.object({
          id: z.string(),
          day,
          place: z.string(),
          state: z.enum(['given', 'missed', 'excused']),
          /** The schedule that expected it; of a talk held it is not asked. */
          schedule: z.uuid().nullable(),
          delivery: z.uuid().nullable(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid'],
})

export const readPeopleReached = route({
  method: 'GET',
  path: '/api/dashboard/analytics/people-reached',
  summary:
    'The people who took part in the talks that were held, by name, with the number of these talks: 500 of them at most. With `reports.names`.',
  grant: 'toolbox-talks.view',
  query: askedFigures.extend(ofTalks.shape),
  reply: z.object({
    data: z.object({
      period,
      total: z.int(),
      people: z.array(
        z.object({
          name: z.string(),
          /** Of somebody who has a record. */
          person: z.uuid().nullable(),
          talks: z.int(),
        }),
      ),
    }),
  }),
  problems: ['input/invalid', 'grant/missing'],
})
