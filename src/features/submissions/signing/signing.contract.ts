// The calls of signing: in one's own session, on a shared device, by a link.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand, drawn, typed } from '../../../kit/drawing/strokes.ts'
import { publicKey, sealed } from '../../../kit/encryption/seal.ts'
import { definition } from '../../forms/definition.contract.ts'
import { remarks } from '../content/content.contract.ts'

const byId = z.object({ id: z.uuid() })
const path = '/api/dashboard/submissions/:id'

/** What every signature says. `document_hash` is the hash of the document that the person saw; another
 *  one is refused. */
const signing = z.object({
  id: z.uuid(),
  document_hash: z.string(),
  statement_lang: locale,
  signed_at: z.iso.datetime({ offset: true }),
  device: z.string().max(300).nullable().default(null),
})

/** What a person gives themself; on another's device, that one may attest alone that they were there. */
export const given = z.discriminatedUnion('method', [
  drawn,
  typed,
  z.object({ method: z.literal('attested') }),
])

/** The language in which the person signed in read what they attest, where somebody else signs. */
const attested_lang = locale.optional()

/** Somebody of the crew who was not asked yet: the place is made with the signature. Its id is the device's,
 *  as the signature's is. */
const newcomer = z
  .object({
    account: z.uuid().nullable().default(null),
    /** Whose name it is, where it is known who they are. */
    person: z.uuid().nullable().default(null),
    name: z.string().trim().min(2).max(160).nullable().default(null),
  })
  .refine(({ account, name }) => (account === null) !== (name === null), 'Say who signs.')
  .optional()

const outcome = z.object({
  data: z.object({
    id: z.uuid(),
    stage: z.string(),
    version: z.int(),
    given: z.int(),
    needed: z.int(),
  }),
})
const problems = [
  'signature/exists',
  'signature/stale',
  'signature/place',
  'signature/person',
  'submission/state',
] as const

export const sign = route({
  method: 'POST',
  path: `${path}/signatures`,
  summary:
    'Signs as oneself; or somebody who stands at the device signs, and the caller attests it.',
  grant: 'submissions.view',
  inPerson: true,
  params: byId,
  body: signing.extend({ place: z.uuid(), given, attested_lang, newcomer }),
  reply: outcome,
  status: 201,
  problems,
})

/** A PIN that was typed without a connection, sealed to a key of the server: it is checked when it comes. */
export const sealedPin = sealed.extend({ key: z.uuid() })

export const signByPin = route({
  method: 'POST',
  path: `${path}/signatures/pin`,
  summary: 'A colleague signs on this device with their number.',
  grant: 'submissions.view',
  inPerson: true,
  params: byId,
  body: signing.extend({
    place: z.uuid(),
    account: z.uuid(),
    pin: z.union([z.string().regex(/^\d{6}$/, 'Six digits.'), sealedPin]),
    /** Nobody had asked the person of the account yet. */
    newcomer: z.boolean().default(false),
  }),
  reply: outcome,
  status: 201,
  problems: [...problems, 'signature/pin', 'rate/exceeded'],
})

export const signMany = route({
  method: 'POST',
  path: `${path}/signatures/all`,
  summary: 'Attendance: several people sign in one pass; all of it or nothing.',
  grant: 'submissions.create',
  inPerson: true,
  params: byId,
  body: signing.omit({ id: true }).extend({
    attested_lang,
    signatures: z
      .array(
        z.object({
          id: z.uuid(),
          place: z.uuid(),
          given,
          signed_at: z.iso.datetime({ offset: true }),
        }),
      )
      .min(1)
      .max(300),
  }),
  reply: outcome,
  status: 201,
  problems,
})

export const crew = route({
  method: 'GET',
  path: `${path}/crew`,
  summary:
    'What a device that is handed round needs: who probably signs too, most likely first, and the key to which it seals a PIN.',
  grant: 'submissions.create',
  params: byId,
  reply: z.object({
    data: z.object({
      members: z.array(
        z.object({
          account: z.uuid().nullable(),
          /** Without an account, where it is known who they are. */
          person: z.uuid().nullable(),
          name: z.string(),
          /** What they do, and for which contractor: it tells two of one name apart. */
          about: z.string().nullable(),
          way: z.enum(['attested', 'pin']),
        }),
      ),
      seal: publicKey.extend({ id: z.uuid() }),
    }),
  }),
})

export const codeToSign = route({
  method: 'POST',
  path: `${path}/places/:place/code`,
  summary:
    'A link for the phone of a visitor who stands here, shown as a code: good once, for ten minutes; a link before it ends.',
  grant: 'submissions.create',
  inPerson: true,
  params: byId.extend({ place: z.uuid() }),
  reply: z.object({ data: z.object({ address: z.string(), ends_at: z.string() }) }),
  problems: ['signature/place', 'signature/person', 'submission/state', 'rate/exceeded'],
})

export const decline = route({
  method: 'POST',
  path: `${path}/places/:place/decline`,
  summary: 'Somebody will not sign: the place says why, and stays open.',
  grant: 'submissions.view',
  params: byId.extend({ place: z.uuid() }),
  body: z.object({
    /** The hash of the document that the person read. */
    document_hash: z.string(),
    reason: z.string().trim().min(3, 'Give the reason in a few words.').max(1000),
    /** The language of the statement that they would not agree to. */
    statement_lang: locale.default('en'),
  }),
  reply: outcome,
  problems: ['signature/stale', 'signature/place', 'signature/person', 'submission/state'],
})

export const addPlaces = route({
  method: 'POST',
  path: `${path}/places`,
  summary: 'Asks more people to sign.',
  grant: 'submissions.edit',
  params: byId,
  body: z.object({
    places: z
      .array(
        z.object({
          role: z.enum(['attendee', 'supervisor', 'manager', 'witness']),
          account: z.uuid().nullable().default(null),
          name: z.string().trim().max(160).nullable().default(null),
          email: z.email().nullable().default(null),
        }),
      )
      .min(1)
      .max(300),
  }),
  reply: outcome,
  status: 201,
  problems: ['submission/state'],
})

export const removePlace = route({
  method: 'DELETE',
  path: `${path}/places/:place`,
  summary:
    'Nobody need sign there any more; only a place that nobody has signed at, and not the last in a part that the form asks for.',
  grant: 'submissions.edit',
  params: byId.extend({ place: z.uuid() }),
  problems: ['signature/place', 'signature/needed', 'submission/state'],
})

export const sendLink = route({
  method: 'POST',
  path: `${path}/places/:place/link`,
  summary: 'Sends a link to sign by. It ends after seven days, and the one before it at once.',
  grant: 'submissions.edit',
  params: byId.extend({ place: z.uuid() }),
  /** `lang`: the language of the letter, where what its reader speaks is not known. */
  body: z.object({ email: z.email(), lang: locale.default('en') }),
  reply: z.object({ data: z.object({ sent_at: z.string(), expires_at: z.string() }) }),
  problems: ['signature/place', 'submission/state', 'mail/limit'],
})

const byToken = z.object({ token: z.string().min(20).max(100) })

export const readLink = route({
  method: 'GET',
  path: '/api/sign/:token',
  summary: 'What a link asks somebody to sign.',
  grant: 'public',
  params: byToken,
  reply: z.object({
    data: z.object({
      brand: shownBrand,
      number: z.string(),
      form: z.string(),
      submitted_by: z.string().nullable(),
      submitted_at: z.string(),
      revision: z.int(),
      hash: z.string(),
      name: z.string(),
      role: z.string(),
      /** What the person reads; where that is not known, the page follows their browser. */
      lang: locale.nullable(),
      /** What the person may read: nothing confidential, nothing that was not asked. */
      definition,
      answers: z.record(z.string(), z.unknown()),
      remarks,
      /** What the ids in the answers are called. */
      names: z.record(z.string(), z.string()),
      files: z.array(
        z.object({ id: z.uuid(), name: z.string(), mime: z.string(), bytes: z.int() }),
      ),
      expires_at: z.string(),
      /** The zone of the company’s clocks. */
      zone: z.string(),
    }),
  }),
  problems: ['link/spent'],
})

export const readLinkFile = route({
  method: 'GET',
  path: '/api/sign/:token/files/:id',
  summary:
    'A file of what a link asks somebody to sign; of a picture a copy that does not tell where it was taken.',
  grant: 'public',
  params: byToken.extend({ id: z.uuid() }),
  problems: ['link/spent', 'file/picture', 'rate/exceeded'],
})

export const signByLink = route({
  method: 'POST',
  path: '/api/sign/:token',
  summary: 'Signs by the link; it is spent with that.',
  grant: 'public',
  params: byToken,
  body: signing.extend({ given: byHand }),
  reply: z.object({ data: z.object({ signed_at: z.string() }) }),
  status: 201,
  problems: [
    'link/spent',
    'signature/exists',
    'signature/stale',
    'signature/place',
    'signature/person',
    'submission/state',
    'rate/exceeded',
  ],
})
