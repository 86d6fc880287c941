// What a rule of the company tells is one kind of notice: a person chooses it, or turns it off, as one.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../telling/texts.ts'

export const byRule = noticeKind({
  name: 'by-rule',
  facts: { rule: 'text' },
  path: '/dashboard/notifications',
  mail: 'morning',
  words: inEach(texts, 'by-rule'),
})
