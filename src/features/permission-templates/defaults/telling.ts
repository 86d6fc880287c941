// What a company's managers are told of an offer.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../telling/texts.ts'

export const templateOffered = noticeKind({
  name: 'template-offered',
  facts: { template: 'text', comes: 'rights', goes: 'rights', note: 'quote' },
  path: '/dashboard/roles-template/record/{record}',
  mail: 'at-once',
  words: inEach(texts, 'template-offered'),
})
