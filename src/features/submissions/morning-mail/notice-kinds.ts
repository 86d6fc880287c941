// What people are told of submissions in the morning.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../content/texts.ts'

export const signaturesWaiting = noticeKind({
  name: 'signatures-waiting',
  facts: { count: 'text' },
  path: '/dashboard/my-work',
  mail: 'morning',
  words: inEach(texts, 'signatures-waiting'),
})

export const answersCopied = noticeKind({
  name: 'answers-copied',
  facts: { count: 'text' },
  path: '/dashboard/all-submissions',
  mail: 'morning',
  words: inEach(texts, 'answers-copied'),
})
