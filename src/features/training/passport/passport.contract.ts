// A person's training passport: a card with what they hold, signed by this installation, and the check of such a card.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const publicKey = z
  .string()
  .regex(/^[\w-]{43}$/, 'Enter the public key as the other company gave it.')

export const cardFacts = z.strictObject({
  v: z.literal(2),
  /** The public key of the installation that issued it. */
  key: publicKey,
  company: z.string(),
  /** Of the company at the installation that issued it. */
  company_id: z.uuid(),
  name: z.string(),
  issued_on: z.iso.date(),
  /** The last day on which somebody believes it who cannot ask the installation that issued it. */
  ends_on: z.iso.date(),
  /** Each course with the last day on which it holds, null where it never ends, and the end of the record’s id. */
  holds: z.array(z.tuple([z.string(), z.iso.date().nullable(), z.string().regex(/^[0-9a-f]{8}$/)])),
})
export type CardFacts = z.output<typeof cardFacts>

/** What has become of a course on a card. `changed`: it holds to another day, or is called otherwise; `withdrawn`: the
 *  company no longer says it, whatever the reason. */
const courseNow = z.object({
  state: z.enum(['holds', 'changed', 'expired', 'revoked', 'withdrawn']),
  name: z.string(),
  until: z.iso.date().nullable(),
  /** When it was revoked. */
  revoked_on: z.iso.date().nullable(),
})
export type CourseNow = z.output<typeof courseNow>

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
    'Whether a card was signed by this installation, or by the one whose public key is given; of a card of its own, what has become of each course since.',
  grant: 'public',
  body: z.strictObject({ token: z.string().max(8000), key: publicKey.optional() }),
  reply: z.object({
    data: z.object({
      /** `old`: of a kind that is no longer made. */
      verdict: z.enum(['genuine', 'other-key', 'altered', 'old']),
      card: cardFacts.nullable(),
      /** In the order of the card; null where another installation issued it. */
      now: z.array(courseNow).nullable(),
      today: z.iso.date(),
    }),
  }),
})
