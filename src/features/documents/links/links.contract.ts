// The way of a person without an account to a document: a link that is mailed, or shown as a code to scan; and what it
// opens, where nobody is signed in.
import { z } from 'zod'
import { shownBrand } from '../../../access/brand/brand.contract.ts'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { byHand } from '../../../kit/drawing/strokes.ts'
import { quizAnswers, quizResult } from '../quiz/quiz-parts.ts'
import { readableDocument, signing } from '../signoffs/signoffs.contract.ts'
import { linkMade, linkState, linkWanted } from './link-parts.ts'

const params = z.object({ id: z.uuid(), person: z.uuid() })
const path = '/api/dashboard/documents/:id/links/:person'

export const readDocumentLink = route({
  method: 'GET',
  path,
  summary: 'Whether a link leads a person to the document, and where it was sent.',
  grant: 'resources.view',
  params,
  reply: linkState,
})

export const makeDocumentLink = route({
  method: 'POST',
  path,
  summary:
    'A link by which a person without an account reads and signs the document on their own phone: mailed, or answered to be shown as a code. It ends after 14 days, and the one before it at once.',
  grant: 'resources.edit',
  inPerson: true,
  params,
  body: linkWanted,
  reply: linkMade,
  status: 201,
  problems: ['row/archived', 'signature/person', 'mail/limit', 'rate/exceeded'],
})

export const codeToSignDocument = route({
  method: 'POST',
  path: `${path}/code`,
  summary:
    'A link for the phone of a person who stands here and has no account, shown as a code: for ten minutes; a link before it ends.',
  grant: 'resources.view',
  inPerson: true,
  params,
  reply: z.object({ data: z.object({ address: z.string(), ends_at: z.string() }) }),
  problems: ['row/archived', 'signature/person', 'rate/exceeded'],
})

export const endDocumentLink = route({
  method: 'DELETE',
  path,
  summary: 'The link leads nowhere from now on.',
  grant: 'resources.edit',
  params,
})

const token = z.object({ token: z.string().min(20).max(100) })
const open = '/api/document/:token'

export const readByLink = route({
  method: 'GET',
  path: open,
  summary: 'The document that a link leads to, as it is published.',
  grant: 'public',
  params: token,
  reply: z.object({
    data: readableDocument.extend({
      name: z.string(),
      brand: shownBrand,
      /** In which the link was sent. */
      lang: locale,
      zone: z.string(),
    }),
  }),
  problems: ['link/spent'],
})

export const readDocumentFileByLink = route({
  method: 'GET',
  path: `${open}/files/:id`,
  summary: 'A file of the document; of a picture a copy that does not tell where it was taken.',
  grant: 'public',
  params: token.extend({ id: z.uuid() }),
  problems: ['link/spent', 'file/picture', 'rate/exceeded'],
})

export const handInQuizByLink = route({
  method: 'POST',
  path: `${open}/quiz`,
  summary: 'Hands in the answers to the quiz of the document; each try is stored.',
  grant: 'public',
  params: token,
  body: z.strictObject(quizAnswers),
  reply: z.object({ data: quizResult }),
  problems: ['link/spent', 'signature/stale'],
})

export const signDocumentByLink = route({
  method: 'POST',
  path: open,
  summary: 'Signs that one has read and understood the published version. Sent twice, it is one.',
  grant: 'public',
  inPerson: true,
  params: token,
  body: signing.extend({ given: byHand }),
  problems: ['link/spent', 'signature/stale', 'document/declared', 'document/not-passed'],
})
