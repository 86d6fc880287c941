// A signature as it travels.
import { z } from 'zod'
import { leastWay, type Signature, wayOf } from './signature.ts'

const mostNumbers = 20_000

/** Strokes in shares of the pad: flat x, y pairs, each stroke one list; a dot is a stroke too. */
export const strokes = z
  .object({
    width: z.number().positive().max(10_000),
    height: z.number().positive().max(10_000),
    strokes: z
      .array(
        z
          .array(z.number().min(0).max(1))
          .min(2)
          .max(mostNumbers)
          .refine(({ length }) => length % 2 === 0, 'Each point needs both numbers.'),
      )
      .min(1)
      .max(500),
  })
  .refine(
    ({ strokes }) => strokes.reduce((sum, { length }) => sum + length, 0) <= mostNumbers,
    'This is too large for a signature.',
  )
  .refine((drawn) => wayOf(drawn.strokes, drawn) >= leastWay, 'Too short to be a signature.')

export type Strokes = z.output<typeof strokes>

export const drawn = z.object({ method: z.literal('drawn'), strokes })
export const typed = z.object({
  method: z.literal('typed'),
  name: z.string().trim().min(2).max(160),
})

/** What a person gives themself. */
export const byHand = z.discriminatedUnion('method', [drawn, typed])
export type ByHand = z.output<typeof byHand>

/** As a call takes it. */
export const givenOf = (value: Signature): ByHand =>
  value.method === 'typed'
    ? { method: 'typed', name: value.name.trim() }
    : {
        method: 'drawn',
        strokes: {
          width: value.width,
          height: value.height,
          strokes: value.strokes.map((stroke) => [...stroke]),
        },
      }
