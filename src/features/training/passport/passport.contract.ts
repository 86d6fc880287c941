// A person's training passport: a card with what they hold, signed by this installation, and the check of such a card.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const publicKey = z
  .string()
  .regex(/^[\w-]{43}$/, 'Enter the public key as the other company gave it.')

export const cardFacts = z.strictObject({
  v: z.literal(1),
  /** The public key of the installation that issued it. */
  key: publicKey,
  company: z.string(),
  name: z.string(),
  issued_on: z.iso.date(),
  /** Each course with the last day on which it holds; null where it never ends. */
  holds: z.array(z.tuple([z.string(), z.iso.date().nullable()])),
})
export type CardFacts = z.output<typeof cardFacts>

export const readPassport = route({
  method: 'GET',
  path: '/api/dashboard/people/:id/passport',
  summary: 'The card of a person, signed: what they hold today and is proven.',
  grant: 'training.view',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.object({ path: z.string(), card: cardFacts }) }),
})

export const checkPassport = route({
  method: 'POST',
  path: '/api/passport/check',
  summary:
    'Whether a card was signed by this installation, or by the one whose public key is given.',
  grant: 'public',
  body: z.strictObject({ token: z.string().max(8000), key: publicKey.optional() }),
  reply: z.object({
    data: z.object({
      verdict: z.enum(['genuine', 'other-key', 'altered']),
      card: cardFacts.nullable(),
      today: z.iso.date(),
    }),
  }),
})
