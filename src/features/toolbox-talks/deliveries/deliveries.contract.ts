// What became of a talk: who took part and what they heard; who comes late, who signs later, why it was not given.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'
import { contentSchema } from '../../../kit/writing/content-schemas.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/toolbox-talk-deliveries/:id'
const line = (max: number) => z.string().trim().min(2).max(max)

export const talkWords = z.object({ content: contentSchema, questions: contentSchema })
export type TalkWords = z.output<typeof talkWords>

/** Somebody who took part: they sign, or the presenter says why they could not. */
export const attendance = z
  .strictObject({
    person: z.uuid().optional(),
    name: line(160),
    company: line(160).optional(),
    given: byHand.optional(),
    unsigned_because: line(500).optional(),
    statement_lang: locale,
    signed_at: z.iso.datetime({ offset: true }),
  })
  .refine(
    ({ given, unsigned_because }) => (given === undefined) !== (unsigned_because === undefined),
    'They sign, or you say why they could not.',
  )
export type Attendance = z.input<typeof attendance>

/** Why somebody of the crew was not there; only who was on site has missed it. */
export const absenceReasons = ['off', 'elsewhere', 'working'] as const
export type AbsenceReason = (typeof absenceReasons)[number]
export const absenceWords: Readonly<Record<AbsenceReason, string>> = {
  off: 'Off that day',
  elsewhere: 'Working elsewhere',
  working: 'On site, did not come',
}
export const absence = z.strictObject({ person: z.uuid(), reason: z.enum(absenceReasons) })

export const readDelivery = route({
  method: 'GET',
  path: `${path}/attendances`,
  summary:
    'Who took part in a talk, what they put their name to, and who of the crew was not there.',
  grant: 'toolbox-talks.view',
  params,
  reply: z.object({
    data: z.object({
      presenter: z.object({ name: z.string(), given: byHand, statement: z.string() }).nullable(),
      attendances: z.array(
        z.object({
          id: z.uuid(),
          person: z.uuid().nullable(),
          name: z.string(),
          company: z.string().nullable(),
          /** Drawn or typed; or with a PIN that only they know. */
          given: z.union([byHand, z.object({ method: z.literal('pin') })]).nullable(),
          unsigned_because: z.string().nullable(),
          statement: z.string(),
          signed_at: z.string(),
          late_because: z.string().nullable(),
          /** Whose device it was, where it was another’s. */
          witness: z.string().nullable(),
          /** Another talk that they took part in at the same time. */
          also_at: z.string().nullable(),
        }),
      ),
      absences: z.array(absence.extend({ name: z.string() })),
      questions: z.array(
        z.object({
          id: z.uuid(),
          words: z.string(),
          deficiency: z.uuid().nullable(),
          hazard: z.uuid().nullable(),
        }),
      ),
    }),
  }),
})

export const readWords = route({
  method: 'GET',
  path: `${path}/words`,
  summary: 'What a crew heard, as it was read to them, with its hash.',
  grant: 'toolbox-talks.view',
  params,
  reply: z.object({ data: talkWords.extend({ hash: z.string() }).nullable() }),
})

export const joinLate = route({
  method: 'POST',
  path: `${path}/attendances`,
  summary: 'Somebody who came late takes part, within 24 hours and with the reason.',
  grant: 'toolbox-talks.edit',
  inPerson: true,
  params,
  body: z.strictObject({
    attendance,
    late_because: line(500),
    /** In which the caller reads what they attest. */
    attested_lang: locale,
  }),
  problems: ['row/archived', 'talk/over'],
})

export const signDelivery = route({
  method: 'POST',
  path: `${path}/signature`,
  summary: 'The presenter signs a talk that they gave.',
  grant: 'toolbox-talks.create',
  inPerson: true,
  params,
  body: z.strictObject({ given: byHand, statement_lang: locale }),
  problems: ['row/archived', 'signature/person', 'talk/over'],
})

export const excuseDelivery = route({
  method: 'PUT',
  path: `${path}/excuse`,
  summary: 'Says why a planned talk was not given, or will not be.',
  grant: 'toolbox-talks.edit',
  params,
  body: z.strictObject({ reason: line(500) }),
  problems: ['row/archived', 'talk/over'],
})
