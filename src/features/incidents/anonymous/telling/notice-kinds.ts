import { inEach } from '../../../../kit/language/in-each.ts'
import { noticeKind } from '../../../../manifest/notice.ts'
import { texts } from './texts.ts'

export const reportWaits = noticeKind({
  name: 'report-waits',
  facts: { project: 'text' },
  path: '/dashboard/incidents/reports?report={record}',
  mail: 'at-once',
  waits: true,
  words: inEach(texts, 'report-waits'),
})
