// What people are told of assets.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../telling/texts.ts'

export const assetTakenOut = noticeKind({
  name: 'asset-taken-out',
  module: 'equipment',
  facts: { asset: 'text', number: 'text', reason: 'quote' },
  path: '/dashboard/assets/inventory/record/{record}',
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'asset-taken-out'),
  others: {
    of: 'inventory',
    words: inEach(texts, 'asset-taken-out-to-others'),
  },
})
