// What people are told of a committee: what waits for them, and what the law asked for and did not come.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from './texts.ts'

const recommendation = '/dashboard/jhsc/recommendations/record/{record}'
const committee = '/dashboard/jhsc/committees/record/{record}'

export const recommendationReceived = noticeKind({
  name: 'recommendation-received',
  facts: { committee: 'text', name: 'text', response_due: 'day' },
  path: recommendation,
  mail: 'at-once',
  words: inEach(texts, 'recommendation-received'),
})

export const recommendationDue = noticeKind({
  name: 'recommendation-due',
  facts: { name: 'text', response_due: 'day' },
  path: recommendation,
  mail: 'morning',
  words: inEach(texts, 'recommendation-due'),
})

export const recommendationUnanswered = noticeKind({
  name: 'recommendation-unanswered',
  facts: { committee: 'text', name: 'text', response_due: 'day', who: 'text' },
  path: recommendation,
  mail: 'at-once',
  mandatory: true,
  words: inEach(texts, 'recommendation-unanswered'),
})

export const recommendationAnswered = noticeKind({
  name: 'recommendation-answered',
  facts: { name: 'text', by: 'text' },
  path: recommendation,
  mail: 'morning',
  words: inEach(texts, 'recommendation-answered'),
})

export const committeeMeets = noticeKind({
  name: 'committee-meeting-due',
  facts: { committee: 'text', meet_by: 'day' },
  path: committee,
  mail: 'morning',
  words: inEach(texts, 'committee-meeting-due'),
})

export const inspectionMissed = noticeKind({
  name: 'committee-inspection-missed',
  facts: { committee: 'text', month_end: 'day', last: 'day' },
  path: committee,
  mail: 'morning',
  words: inEach(texts, 'committee-inspection-missed'),
})

export const committeeNotices = [
  recommendationReceived,
  recommendationDue,
  recommendationUnanswered,
  recommendationAnswered,
  committeeMeets,
  inspectionMissed,
]
