// What people of an incident say of it in their own words, and how they sign that: drawn or typed at a device that
// somebody attests, with their PIN, or on a phone of their own by a link.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand, drawn, typed } from '../../../kit/drawing/strokes.ts'
import { roleNames } from '../people/injuries.ts'

const params = z.object({ id: z.uuid() })
const ofStatement = params.extend({ statement: z.uuid() })
const path = '/api/dashboard/incidents/:id/statements'
const one = `${path}/:statement`
const words = z.string().trim().min(3).max(6000)

export const givenMark = z.discriminatedUnion('method', [
  drawn,
  typed,
  z.object({ method: z.literal('pin') }),
])
export type GivenMarkOfStatement = z.output<typeof givenMark>

/** How it was signed. */
const signed = z.object({
  given: givenMark,
  statement: z.string(),
  at: z.string(),
  witness: z.string().nullable(),
  attestation: z.string().nullable(),
  by_link: z.boolean(),
})

export const readStatements = route({
  method: 'GET',
  path,
  summary:
    'What people of an incident say of it. The words are shown to people who read confidential information, to the person who took them down and to the person who said them. That they were read stands in the log.',
  grant: 'incidents.view',
  params,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        teller: z.uuid(),
        name: z.string(),
        role: z.enum(roleNames),
        lang: locale,
        /** Nothing for people who may not read them. */
        words: z.string().nullable(),
        hash: z.string().nullable(),
        taken_by: z.string().nullable(),
        taken_at: z.string(),
        signed: signed.nullable(),
        /** With their own number alone. */
        by_pin: z.boolean(),
        /** The caller said it. */
        own: z.boolean(),
        can: z.array(z.enum(['edit', 'sign'])),
      }),
    ),
  }),
})

const problems = [
  'row/archived',
  'incident/state',
  'grant/missing',
  'signature/place',
  'signature/stale',
  'signature/person',
] as const

export const writeStatement = route({
  method: 'PUT',
  path: one,
  summary:
    'Takes down what somebody of an incident says, or says it anew until it is signed. The id is the caller’s.',
  grant: 'incidents.edit',
  params: ofStatement,
  body: z.strictObject({ teller: z.uuid(), words, lang: locale }),
  problems: ['row/archived', 'incident/state', 'grant/missing', 'signature/place'],
})

export const removeStatement = route({
  method: 'DELETE',
  path: one,
  summary: 'Takes back what was taken down and is not signed.',
  grant: 'incidents.edit',
  params: ofStatement,
  problems: ['row/archived', 'incident/state', 'signature/place'],
})

const signing = z.strictObject({
  /** Of the words that were read; others are refused. */
  hash: z.string().max(100),
  statement_lang: locale,
})

export const signStatement = route({
  method: 'POST',
  path: `${one}/signature`,
  summary:
    'Signs what one said; or somebody does at the caller’s device, which the caller attests.',
  grant: 'incidents.view',
  inPerson: true,
  params: ofStatement,
  body: signing.extend({
    given: byHand,
    /** In which the caller reads what they attest. */
    attested_lang: locale.default('en'),
  }),
  problems,
})

export const signStatementByPin = route({
  method: 'POST',
  path: `${one}/signature/pin`,
  summary: 'A colleague signs what they said on the caller’s device with their own number.',
  grant: 'incidents.edit',
  inPerson: true,
  params: ofStatement,
  body: signing.extend({ pin: z.string().regex(/^\d{6}$/, 'Six digits.') }),
  problems: [...problems, 'signature/pin', 'rate/exceeded'],
})

export const readStatementLink = route({
  method: 'GET',
  path: `${one}/link`,
  summary: 'Whether a link leads somebody to what they said, and where it was sent.',
  grant: 'incidents.edit',
  params: ofStatement,
  reply: z.object({
    data: z.object({
      email: z.string().nullable(),
      lang: locale,
      signs_in: z.boolean(),
      link: z
        .object({ email: z.string().nullable(), sent_at: z.string(), expires_at: z.string() })
        .nullable(),
    }),
  }),
  problems,
})

export const makeStatementLink = route({
  method: 'POST',
  path: `${one}/link`,
  summary:
    'A link by which somebody without an account reads and signs what they said on their own phone: mailed, or answered to be shown as a code. It ends after 14 days, and the one before it at once.',
  grant: 'incidents.edit',
  inPerson: true,
  params: ofStatement,
  body: z.strictObject({ email: z.email().nullable(), lang: locale }),
  reply: z.object({ data: z.object({ address: z.string().nullable(), expires_at: z.string() }) }),
  status: 201,
  problems: [...problems, 'mail/limit', 'rate/exceeded'],
})

export const endStatementLink = route({
  method: 'DELETE',
  path: `${one}/link`,
  summary: 'The link leads nowhere from now on.',
  grant: 'incidents.edit',
  params: ofStatement,
  problems,
})

const token = z.object({ token: z.string().min(20).max(100) })
const open = '/api/statement/:token'

export const readStatementByLink = route({
  method: 'GET',
  path: open,
  summary: 'What somebody said, as the link of it shows it to them.',
  grant: 'public',
  params: token,
  reply: z.object({
    data: z.object({
      name: z.string(),
      words: z.string(),
      /** In which it was said. */
      lang: locale,
      hash: z.string(),
      signed_at: z.string().nullable(),
      /** In which the link was sent. */
      sent_lang: locale,
      zone: z.string(),
      brand: shownBrand,
    }),
  }),
  problems: ['link/spent'],
})

export const signStatementByLink = route({
  method: 'POST',
  path: open,
  summary: 'Signs what one said, on a phone of one’s own. Sent twice, it is one.',
  grant: 'public',
  inPerson: true,
  params: token,
  body: signing.extend({ given: byHand }),
  problems: ['link/spent', 'signature/stale'],
})
