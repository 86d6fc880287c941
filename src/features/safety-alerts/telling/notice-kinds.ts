// What people are told of safety alerts. Nobody turns them off.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import type { AlertSeverity } from '../alerts/severities.ts'
import { texts } from './texts.ts'

const shared = {
  facts: { title: 'text' },
  path: '/dashboard/alerts/{record}',
  mail: 'at-once',
  mandatory: true,
} as const

const told = noticeKind({
  ...shared,
  name: 'safety-alert',
  words: inEach(texts, 'safety-alert'),
})
const urgent = noticeKind({
  ...shared,
  name: 'safety-alert-urgent',
  waits: true,
  words: inEach(texts, 'safety-alert-urgent'),
})
const stopWork = noticeKind({
  ...shared,
  name: 'safety-alert-stop-work',
  waits: true,
  words: inEach(texts, 'safety-alert-stop-work'),
})
export const alertReminder = noticeKind({
  ...shared,
  name: 'safety-alert-reminder',
  waits: true,
  words: inEach(texts, 'safety-alert-reminder'),
})

/** Who is to approve an alert that waits for them. */
export const alertToApprove = noticeKind({
  facts: { title: 'text' },
  name: 'safety-alert-to-approve',
  path: '/dashboard/safety-alerts/record/{record}',
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'safety-alert-to-approve'),
})

export const alertNotices = [told, urgent, stopWork, alertReminder]

const bySeverity = { info: told, caution: told, urgent, stop_work: stopWork } as const
export const noticeOf = (severity: AlertSeverity) => bySeverity[severity]
