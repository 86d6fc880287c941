// Who answers for a place hears that something was reported there: where and by whom, and none of its words.
import { inEach } from '../../../../kit/language/in-each.ts'
import { noticeKind } from '../../../../manifest/notice.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

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
