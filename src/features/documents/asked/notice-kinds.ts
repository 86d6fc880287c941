// What people are told of documents that wait for a signature: theirs, or those of the people who report to them.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

export const documentToSign = noticeKind({
  name: 'document-to-sign',
  module: 'documents',
  facts: { title: 'text', due_on: 'day' },
  path: '/dashboard/documents/{record}',
  mail: 'morning',
  mandatory: true,
  words: inEach(texts, 'document-to-sign'),
})

export const signoffsMissing = noticeKind({
  name: 'signoffs-missing',
  module: 'documents',
  facts: { people: 'text', documents: 'text' },
  path: '/dashboard/resources/coverage?show=overdue',
  mail: 'morning',
  words: inEach(texts, 'signoffs-missing'),
})

export const documentNotices = [documentToSign, signoffsMissing]
