// What people are told of submissions.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../content/texts.ts'

const path = '/dashboard/submissions/edit/{record}'

const ofSubmission = { number: 'text', form: 'text' } as const

export const submissionReturned = noticeKind({
  name: 'submission-returned',
  facts: { ...ofSubmission, by: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'submission-returned'),
  others: {
    of: 'submissions',
    words: inEach(texts, 'submission-returned-to-others'),
  },
})

export const turnToSign = noticeKind({
  name: 'turn-to-sign',
  facts: { ...ofSubmission, sender: 'text' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'turn-to-sign'),
})

export const signatureVoid = noticeKind({
  name: 'signature-void',
  facts: { ...ofSubmission, by: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'signature-void'),
})

/** `number` where they signed; `attended` where only their part was attested. */
export const signatureAttested = noticeKind({
  name: 'signature-attested',
  facts: { by: 'text', number: 'text', attended: 'text', form: 'text' },
  path,
  mail: 'morning',
  words: inEach(texts, 'signature-attested'),
})

export const submissionNotices = [submissionReturned, turnToSign, signatureVoid, signatureAttested]
