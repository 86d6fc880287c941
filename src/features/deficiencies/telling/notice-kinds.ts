// What people are told of deficiencies. Of a confidential one nothing but its number is said.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from './texts.ts'

const path = '/dashboard/deficiency-registry?row={record}'

const ofDeficiency = { number: 'text', title: 'text' } as const

export const deficiencyAssigned = noticeKind({
  name: 'deficiency-assigned',
  facts: { ...ofDeficiency, due_on: 'day' },
  path,
  mail: 'morning',
  mandatory: true,
  words: inEach(texts, 'deficiency-assigned'),
})

export const fixToVerify = noticeKind({
  name: 'fix-to-verify',
  facts: { ...ofDeficiency, by: 'text' },
  path,
  mail: 'at-once',
  waits: true,
  words: inEach(texts, 'fix-to-verify'),
  others: {
    of: 'deficiencies',
    words: inEach(texts, 'fix-to-verify-to-others'),
  },
})

export const fixRejected = noticeKind({
  name: 'fix-rejected',
  facts: { ...ofDeficiency, by: 'text', reason: 'quote' },
  path,
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: inEach(texts, 'fix-rejected'),
  others: {
    of: 'deficiencies',
    words: inEach(texts, 'fix-rejected-to-others'),
  },
})

/** What only a rule of the company tells. */
const raised = (name: 'deficiency-raised' | 'deficiency-critical') => {
  const words = inEach(texts, name)
  return noticeKind({
    name,
    facts: { ...ofDeficiency, due_on: 'day' },
    path,
    mail: 'morning',
    onlyByRule: true,
    words,
    others: {
      of: 'deficiencies',
      words,
    },
  })
}

export const deficiencyRaised = raised('deficiency-raised')
export const deficiencyCritical = raised('deficiency-critical')

export const deficienciesDue = noticeKind({
  name: 'deficiencies-due',
  facts: { count: 'text' },
  path: '/dashboard/my-work',
  mail: 'morning',
  words: inEach(texts, 'deficiencies-due'),
})

export const deficiencyNotices = [
  deficiencyAssigned,
  deficiencyRaised,
  deficiencyCritical,
  fixToVerify,
  fixRejected,
  deficienciesDue,
]
