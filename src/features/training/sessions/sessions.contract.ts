// Who takes part in a training session on each of its days, and the records that are made of it.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'

const path = '/api/dashboard/training-sessions/:id'
const params = z.object({ id: z.uuid() })
const line = (max: number) => z.string().trim().min(2).max(max)
const known = z.object({ id: z.uuid(), name: z.string(), detail: z.string().nullable() })

/** Somebody who took part: they sign, or it is said why they could not. */
export const sessionAttendance = z
  .strictObject({
    /** Of a visitor: the device’s, so that they are one when it is sent twice. */
    id: z.uuid(),
    person: z.uuid().nullable(),
    name: line(160),
    company: line(160).nullable(),
    given: byHand.nullable(),
    unsigned_because: line(500).nullable(),
    statement_lang: locale,
    signed_at: z.iso.datetime({ offset: true }),
  })
  .refine(
    ({ given, unsigned_because }) => (given === null) !== (unsigned_because === null),
    'They sign, or you say why they could not.',
  )
export type SessionAttendance = z.input<typeof sessionAttendance>

export const offerSheet = route({
  method: 'GET',
  path: `${path}/sheet`,
  summary:
    'Who is asked to sign today: those who are expected or were there before, and everybody else.',
  grant: 'training.create',
  params,
  reply: z.object({
    data: z.object({
      title: z.string(),
      day: z.iso.date(),
      people: z.array(known),
      others: z.array(known),
    }),
  }),
  problems: ['training/finished'],
})

export const takeAttendance = route({
  method: 'PUT',
  path: `${path}/attendances/:day`,
  summary: 'Who took part on a day, as they signed on one device. Sent twice, they took part once.',
  grant: 'training.create',
  inPerson: true,
  params: params.extend({ day: z.iso.date() }),
  body: z.strictObject({
    attendances: z.array(sessionAttendance).min(1).max(300),
    /** In which the caller reads what they attest. */
    attested_lang: locale,
  }),
  reply: z.object({
    data: z.object({ present: z.int() }),
    /** As whatever leaves the outbox answers: it has none. */
    files: z.array(z.never()),
  }),
  problems: ['row/archived', 'training/finished'],
})
export type TakenAttendance = z.input<NonNullable<typeof takeAttendance.body>>

export const readAttendance = route({
  method: 'GET',
  path: `${path}/attendances`,
  summary: 'Who took part in a training session on which of its days.',
  grant: 'training.view',
  params,
  reply: z.object({
    data: z.object({
      days: z.array(z.iso.date()),
      people: z.array(
        z.object({
          /** Of the person, or of a visitor’s one attendance. */
          id: z.uuid(),
          person: z.uuid().nullable(),
          name: z.string(),
          company: z.string().nullable(),
          days: z.array(
            z.object({
              day: z.iso.date(),
              given: byHand.nullable(),
              unsigned_because: z.string().nullable(),
              statement: z.string(),
              signed_at: z.string(),
              witness: z.string().nullable(),
            }),
          ),
        }),
      ),
      /** Expected, and not there on any day. */
      absent: z.array(known),
    }),
  }),
})

const finishedSession = z.object({
  made: z.int(),
  /** Had the course on that day already. */
  skipped: z.array(z.string()),
  /** Missed a day. */
  missed: z.array(z.string()),
  /** Are in no list of people. */
  unknown: z.array(z.string()),
})
export type FinishedSession = z.output<typeof finishedSession>

export const finishSession = route({
  method: 'POST',
  path: `${path}/finish`,
  summary: 'Makes a record for each person who took part on all days. The session changes no more.',
  grant: 'training.create',
  params,
  reply: z.object({ data: finishedSession }),
  problems: ['row/archived', 'training/finished', 'training/nobody'],
})
