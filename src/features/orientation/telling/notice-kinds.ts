// What people are told of their orientations.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../texts.ts'

const path = '/dashboard/orientation/take/{record}'

export const orientationToTake = noticeKind({
  name: 'orientation-to-take',
  facts: { title: 'text', due_on: 'day' },
  path,
  mail: 'at-once',
  mandatory: true,
  words: inEach(texts, 'orientation-to-take'),
})

export const orientationEnds = noticeKind({
  name: 'orientation-ends',
  facts: { title: 'text', expires_on: 'day' },
  path,
  mail: 'morning',
  words: inEach(texts, 'orientation-ends'),
})

export const orientationRefused = noticeKind({
  name: 'orientation-refused',
  facts: { by: 'text', card: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  mandatory: true,
  words: inEach(texts, 'orientation-refused'),
})

export const orientationApproved = noticeKind({
  name: 'orientation-approved',
  facts: { title: 'text' },
  path,
  mail: 'morning',
  words: inEach(texts, 'orientation-approved'),
})

export const orientationNotices = [
  orientationToTake,
  orientationEnds,
  orientationRefused,
  orientationApproved,
]
