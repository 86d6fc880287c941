// What people of the company are told of a contractor's papers.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from './texts.ts'

const path = '/dashboard/trade-contractors/record/{record}'

export const contractorPaperExpires = noticeKind({
  name: 'contractor-paper-expires',
  module: 'contractors',
  facts: { contractor: 'text', paper: 'text', expires_on: 'day' },
  path,
  mail: 'morning',
  words: inEach(texts, 'contractor-paper-expires'),
})

export const contractorLapsed = noticeKind({
  name: 'contractor-lapsed',
  module: 'contractors',
  facts: { contractor: 'text', paper: 'text', expires_on: 'day' },
  path,
  mail: 'at-once',
  words: inEach(texts, 'contractor-lapsed'),
})

export const contractorNotices = [contractorPaperExpires, contractorLapsed]
