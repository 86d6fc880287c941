// Giving a talk on a phone: what there is to choose from, and what is sent when it is over.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'
import { publicKey } from '../../../kit/encryption/seal.ts'
import { absence, attendance, talkWords } from '../deliveries/deliveries.contract.ts'

const place = z.object({ kind: z.enum(['project', 'team']), id: z.uuid() })
const reason = z.enum(['planned', 'incident', 'season', 'new'])
const somebody = z.object({
  id: z.uuid(),
  name: z.string(),
  detail: z.string().nullable(),
  /** They chose a PIN, and sign with it. */
  by_pin: z.boolean(),
})

export const offerTalks = route({
  method: 'GET',
  path: '/api/dashboard/toolbox-talk-offer',
  summary: 'What a talk can be about, with what suits the crew and the day first; who the crew is.',
  grant: 'toolbox-talks.create',
  onDevice: true,
  query: z.object({ kind: place.shape.kind.optional(), place: z.uuid().optional() }),
  reply: z.object({
    data: z.object({
      /** Open ones that the caller sees, their own first. */
      places: z.array(place.extend({ name: z.string(), own: z.boolean() })),
      crew: z.array(somebody),
      /** To which a device seals a PIN that is entered without a connection. */
      seal: publicKey.extend({ id: z.uuid() }),
      /** Colleagues who are not on its list. */
      others: z.array(somebody),
      talks: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          category: z.string(),
          minutes: z.int().nullable(),
          /** Why it is suggested. */
          why: z.array(reason),
          /** When this crew heard it last. */
          last_on: z.string().nullable(),
          /** The delivery that was planned for today or before. */
          plan: z.uuid().nullable(),
        }),
      ),
    }),
  }),
})

export const readTalk = route({
  method: 'GET',
  path: '/api/dashboard/toolbox-talks/:id/words',
  summary: 'A talk as it is read to a crew.',
  grant: 'toolbox-talks.create',
  onDevice: true,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: talkWords.extend({ title: z.string() }) }),
})

/** What is known of a talk from its first word on. */
export const begunTalk = z.strictObject({
  /** The delivery that was planned. */
  plan: z.uuid().nullable(),
  /** Of the library; nothing where the topic is their own. */
  talk: z.uuid().nullable(),
  title: z.string().trim().min(2).max(200),
  /** As it was read, whatever the library says by now. */
  words: talkWords,
  place,
  started_at: z.iso.datetime({ offset: true }),
})
export type BegunTalk = z.output<typeof begunTalk>

export const giveTalk = route({
  method: 'PUT',
  path: '/api/dashboard/given-talks/:id',
  summary:
    'A talk that was given, with all who took part. The id is the device’s: sent twice, it is one.',
  grant: 'toolbox-talks.create',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  body: begunTalk.extend({
    minutes: z.int().min(0).max(600),
    attendances: z.array(attendance).max(300),
    /** Of the crew; a phone that was loaded before says none. */
    absences: z.array(absence).max(300).default([]),
    given: byHand.nullable(),
    statement_lang: locale,
    questions: z
      .array(
        z.strictObject({
          words: z.string().trim().min(2).max(1000),
          /** It becomes a deficiency. */
          wrong: z.boolean(),
          /** It becomes the report of a hazard; a phone that was loaded before says nothing of it. */
          hazard: z.boolean().default(false),
        }),
      )
      .max(30),
    notes: z.string().trim().max(2000),
  }),
  reply: z.object({
    data: z.object({ id: z.uuid() }),
    /** As whatever leaves the outbox answers: it has none. */
    files: z.array(z.never()),
  }),
})
export type GivenTalk = z.input<NonNullable<typeof giveTalk.body>>
