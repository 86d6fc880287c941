// Who answers for a place hears that something was reported there: where and by whom, and none of its words.
import { inEach } from '../../../../kit/language/in-each.ts'
import { noticeKind } from '../../../../manifest/notice.ts'
import { texts } from './texts.ts'

const ofReport = {
  facts: { by: 'text', number: 'text', project: 'text' },
  path: '/dashboard/incidents/record/{record}',
} as const

export const incidentReported = noticeKind({
  ...ofReport,
  name: 'incident-reported',
  mail: 'at-once',
  waits: true,
  words: inEach(texts, 'incident-reported'),
})

export const observationReported = noticeKind({
  ...ofReport,
  name: 'observation-reported',
  mail: 'morning',
  words: inEach(texts, 'observation-reported'),
})
