// What a company's managers are told when the provider asks to be let in.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../telling/texts.ts'

export const supportAsked = noticeKind({
  name: 'support-asked',
  facts: { name: 'text', reason: 'quote' },
  path: '/dashboard/support-access',
  mail: 'at-once',
  waits: true,
  words: inEach(texts, 'support-asked'),
})
