// What the owner of a document is told before it is to be reviewed, or before it ends.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

const told = {
  facts: { title: 'text', due_on: 'day' },
  module: 'documents',
  path: '/dashboard/documents/{record}',
  mail: 'morning',
} as const

export const documentReviewDue = noticeKind({
  ...told,
  name: 'document-review-due',
  words: inEach(texts, 'document-review-due'),
})

export const documentExpires = noticeKind({
  ...told,
  name: 'document-expires',
  words: inEach(texts, 'document-expires'),
})
