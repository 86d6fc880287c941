// Taking an orientation: what there is to read, declare, show and sign. By a link nobody is signed in; in the product
// a person takes what they were assigned. Both have the same calls.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { locale } from '../../../access/credentials.ts'
import { type Guard, route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'
import { quizAnswers, quizResult } from '../../documents/definition/index.ts'
import { recordStates } from '../records/state.ts'

const file = z.object({ id: z.uuid(), name: z.string(), mime: z.string(), bytes: z.int() })

/** What is read of a package, or of a policy or procedure that is signed with it. */
const readable = z.object({
  id: z.uuid(),
  title: z.string(),
  edition: z.int(),
  hash: z.string(),
  content: z.array(z.looseObject({ id: z.uuid() })),
  /** What else it says, each under its label in English. */
  notes: z.array(z.object({ label: z.string(), said: z.string() })),
  files: z.array(file),
})

export const packageRead = z.object({
  package: readable,
  documents: z.array(readable),
  minutes: z.number().nullable(),
  /** Cards that each person shows. */
  cards: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type PackageRead = z.output<typeof packageRead>

export const taken = z.object({
  state: z.enum(recordStates),
  finished_at: z.string().nullable(),
  expires_on: z.string().nullable(),
  of_project: z.boolean(),
  sticker: z.string().nullable(),
  cards: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      state: z.enum(['asked', 'sent', 'accepted', 'refused']),
      /** Why it was refused. */
      reason: z.string().nullable(),
    }),
  ),
})
export type TakenOrientation = z.output<typeof taken>

const asked = packageRead.omit({ cards: true }).extend({
  ...taken.shape,
  record: z.uuid(),
  name: z.string(),
  brand: shownBrand,
  project: z.string().nullable(),
  due_on: z.string().nullable(),
  /** The package and the documents whose quiz the person has passed. */
  passed: z.array(z.uuid()),
  /** In which the link was sent, or the person reads. */
  lang: locale,
  zone: z.string(),
})
export type AskedOrientation = z.output<typeof asked>

const aDay = 24 * 60 * 60

const finishing = z.strictObject({
  /** Of the versions that the person read: of the package, then of the documents with it. */
  hash: z.string().max(100),
  documents: z.array(z.string().max(100)).max(100),
  /** The declarations that they made. */
  declared: z.array(z.uuid()).max(200),
  started_at: z.iso.datetime({ offset: true }),
  seconds: z.int().min(0).max(aDay),
  given: byHand,
  statement_lang: locale,
})

const takingCalls = (grant: Guard, path: string, params: z.ZodObject) => {
  const problems = grant === 'public' ? (['link/spent'] as const) : ([] as const)
  return {
    read: route({
      method: 'GET',
      path,
      summary: 'An orientation that a person is to take, and how far it is.',
      grant,
      params,
      reply: z.object({ data: asked }),
      problems,
    }),
    start: route({
      method: 'PUT',
      path: `${path}/start`,
      summary: 'Says that the person has begun.',
      grant,
      params,
      problems,
    }),
    show: route({
      method: 'POST',
      path: `${path}/cards/:card`,
      summary:
        'The picture of a card that the orientation asks for: a multipart form with the field `file`. Another one takes the place of the one before.',
      grant,
      params: params.extend({ card: z.uuid() }),
      reply: z.object({ data: taken }),
      problems: [...problems, 'file/type', 'files/quota', 'files/unclaimed', 'orientation/over'],
    }),
    quiz: route({
      method: 'POST',
      path: `${path}/quiz`,
      summary:
        'Hands in the answers to the quiz of the package or of a document in it; each try is stored.',
      grant,
      inPerson: true,
      params,
      body: z.strictObject({ document: z.uuid(), ...quizAnswers }),
      reply: z.object({ data: quizResult }),
      problems: [...problems, 'signature/stale'],
    }),
    finish: route({
      method: 'POST',
      path,
      summary: 'The person has read and declared all of it and signs. Sent twice, it is one.',
      grant,
      inPerson: true,
      params,
      body: finishing,
      reply: z.object({ data: taken }),
      problems: [...problems, 'signature/stale', 'orientation/unfinished'],
    }),
  }
}

const token = z.object({ token: z.string().min(20).max(100) })
export const byLink = takingCalls('public', '/api/orientation/:token', token)
export const byPerson = takingCalls(
  'staff',
  '/api/dashboard/orientations-to-take/:id',
  z.object({ id: z.uuid() }),
)
export type TakingCalls = typeof byLink

export const readFileByLink = route({
  method: 'GET',
  path: '/api/orientation/:token/files/:id',
  summary: 'A file of an orientation; of a picture a copy that does not tell where it was taken.',
  grant: 'public',
  params: token.extend({ id: z.uuid() }),
  problems: ['link/spent', 'file/picture', 'rate/exceeded'],
})

export const beginOwn = route({
  method: 'POST',
  path: '/api/dashboard/documents/:id/orientation',
  summary: 'The caller takes an orientation: the record that waits for them, or a new one.',
  grant: 'staff',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
})
