// What people are told of the duties of incidents. Nothing but their number and the rule is said of them.
import { inEach } from '../../../../kit/language/in-each.ts'
import { noticeKind } from '../../../../manifest/notice.ts'
import { texts } from './texts.ts'

const ofDuty = (name: 'duty-owed' | 'duty-waits' | 'duty-late') =>
  noticeKind({
    name,
    facts: { number: 'text', rule: 'text', due_on: 'day' },
    path: '/dashboard/incidents/record/{record}',
    mail: 'at-once',
    waits: true,
    words: inEach(texts, name),
  })

export const dutyOwed = ofDuty('duty-owed')
export const dutyWaits = ofDuty('duty-waits')
export const dutyLate = ofDuty('duty-late')
