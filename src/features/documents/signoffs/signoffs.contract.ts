// Reading a document that is published, and signing that one has.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand, drawn, typed } from '../../../kit/drawing/strokes.ts'
import { approval } from '../versions/versions.contract.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/documents/:id'

/** What a reader sees of a document. */
export const readableDocument = z.object({
  register: z.string(),
  number: z.int(),
  hash: z.string(),
  /** What is new in it. */
  note: z.string().nullable(),
  published_at: z.string(),
  /** Who approved it, and when; nothing where that was before approvals were signed. */
  approval: approval.nullable(),
  decided_at: z.string().nullable(),
  /** Its fields as they are read. */
  content: z.record(z.string(), z.unknown()),
  /** The version that the reader signed, where that still counts. */
  signed: z.object({ number: z.int(), at: z.string() }).nullable(),
  /** By when they must sign it; nothing where they need not, or have. */
  due_on: z.string().nullable(),
  /** How often the reader has handed in its quiz, and the score once they passed; nothing where it has none. */
  quiz: z.object({ tries: z.int(), score: z.int().nullable() }).nullable(),
})

export const readDocument = route({
  method: 'GET',
  path,
  summary:
    'A document as it is published, and whether the caller has signed it; open to people who see documents and to those whom it is for.',
  // Its page opens for everybody of the staff: a refusal would sign them out.
  grant: 'staff',
  params,
  reply: z.object({ data: readableDocument }),
})

/** How the quiz was passed: the score of 100, at which try and in which language; nothing where there was none. */
const understood = z.object({ score: z.int(), tries: z.int(), lang: locale }).nullable()

const aDay = 24 * 60 * 60

/** How a sign-off was given: drawn, typed, or with the number that only the person knows. */
const givenMark = z.discriminatedUnion('method', [
  drawn,
  typed,
  z.object({ method: z.literal('pin') }),
])
export type GivenSignoff = z.output<typeof givenMark>

/** What every sign-off says. */
export const signing = z.strictObject({
  /** Of the version that the person read; another one is refused. */
  hash: z.string().max(100),
  statement_lang: locale,
  /** The declarations that the person ticked: all that the version has. */
  declared: z.array(z.uuid()).max(100).default([]),
  /** How long it was before their eyes. */
  seconds: z.number().int().min(0).max(aDay),
})
const problems = [
  'row/archived',
  'signature/stale',
  'signature/person',
  'document/declared',
  'document/not-passed',
] as const

export const signDocument = route({
  method: 'POST',
  path: `${path}/signoffs`,
  summary:
    'Signs that one has read and understood the published version, once; or somebody at one’s device does.',
  // Open to whom it is for; a refusal would sign them out.
  grant: 'staff',
  inPerson: true,
  params,
  body: signing.extend({
    given: byHand,
    /** Somebody else who signs at the caller’s device; the caller attests it. */
    person: z.uuid().optional(),
    /** In which the caller reads what they attest. */
    attested_lang: locale.default('en'),
  }),
  problems,
})

export const signDocumentByPin = route({
  method: 'POST',
  path: `${path}/signoffs/pin`,
  summary: 'A colleague signs the published version on the caller’s device with their number.',
  grant: 'resources.view',
  inPerson: true,
  params,
  body: signing.extend({
    person: z.uuid(),
    pin: z.string().regex(/^\d{6}$/, 'Six digits.'),
  }),
  problems: [...problems, 'signature/pin', 'rate/exceeded'],
})

export const listSignoffs = route({
  method: 'GET',
  path: `${path}/signoffs`,
  summary: 'Who has signed a document, the latest first.',
  grant: 'resources.view',
  params,
  reply: z.object({
    data: z.object({
      signoffs: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          number: z.int(),
          given: givenMark,
          statement: z.string(),
          /** The declarations that were ticked, in the words that were read. */
          declared: z.array(z.string()),
          seconds: z.int(),
          signed_at: z.string(),
          /** Whose device it was, where it was another’s. */
          witness: z.string().nullable(),
          /** On a phone of their own, by a link. */
          by_link: z.boolean(),
          /** It still counts: no later version asks for another. */
          holds: z.boolean(),
          understood,
        }),
      ),
    }),
  }),
})

export const listSigners = route({
  method: 'GET',
  path: `${path}/signers`,
  summary: 'Everybody who may sign a document at the caller’s device, and who has done so.',
  grant: 'resources.view',
  params,
  reply: z.object({
    data: z.object({
      signers: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          /** What tells two of one name apart. */
          detail: z.string().nullable(),
          signed: z.boolean(),
          /** It is for them. */
          asked: z.boolean(),
          /** They chose a number: with it they sign here. */
          by_pin: z.boolean(),
          /** On a phone of their own they sign in; others are led there by a link. */
          signs_in: z.boolean(),
        }),
      ),
    }),
  }),
})

export const listSignoffsBy = route({
  method: 'GET',
  path: '/api/dashboard/users/:id/signoffs',
  summary: 'What a person has signed of the documents that the caller sees, the latest first.',
  grant: 'resources.view',
  params,
  reply: z.object({
    data: z.object({
      signoffs: z.array(
        z.object({
          document: z.uuid(),
          title: z.string(),
          number: z.int(),
          signed_at: z.string(),
          holds: z.boolean(),
          understood,
        }),
      ),
    }),
  }),
})
