// What people of the company are told of a contractor's papers, and its contacts of their forms.
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

/** Its record is where the form is owed: a project, or the contractor as a whole. */
export const contractorFormPastDue = noticeKind({
  name: 'contractor-form-past-due',
  module: 'contractors',
  facts: { form: 'text', place: 'text', until: 'day', contractor: 'text' },
  path: '/contractors/projects/{record}/forms/past-due',
  mail: 'at-once',
  toContacts: true,
  words: inEach(texts, 'contractor-form-past-due'),
})

export const contractorNotices = [contractorPaperExpires, contractorLapsed, contractorFormPastDue]
