// What the mail of a morning says of deficiencies, in the language of the person who reads it.
import { inEach } from '../../../kit/language/in-each.ts'
import { fill } from '../../../kit/language/message.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { LetterItem } from '../../../kit/mail/letter.ts'
import type { MorningSection } from '../../../manifest/morning.ts'
import { deficienciesDue } from '../telling/notice-kinds.ts'
import { texts } from '../telling/texts.ts'
import { type DigestPart, type OpenDeficiency, parts } from './plan.ts'

export type ReminderLine = Pick<
  OpenDeficiency,
  'id' | 'number' | 'title' | 'severity' | 'confidential' | 'location' | 'due_on'
>
export type Digest = Partial<Record<DigestPart, readonly ReminderLine[]>>

type Words = Record<DigestPart, string> & {
  due: string
  confidential: string
  severities: Readonly<Record<string, string>>
}

const mailText: Record<Locale, Words> = inEach(texts, 'morning-lists')

const titleOf = ({ confidential, title }: ReminderLine, lang: Locale) =>
  confidential ? mailText[lang].confidential : title

function items(told: readonly ReminderLine[], lang: Locale, publicUrl: string): LetterItem[] {
  const { severities, due } = mailText[lang]
  const facts = ({ severity, due_on, location }: ReminderLine) =>
    [
      severities[severity] ?? severity,
      ...(due_on === null ? [] : [fill(due, { day: dayIn(lang, due_on) })]),
      ...(location === null ? [] : [location]),
    ].join(' · ')
  return told.map((one) => ({
    says: `${one.number} ${titleOf(one, lang)}`,
    ...(!one.confidential && { more: facts(one) }),
    url: `${publicUrl}/dashboard/deficiency-registry?row=${one.id}`,
  }))
}

export function dueSection(digest: Digest, lang: Locale, publicUrl: string): MorningSection {
  const there = parts.flatMap((part) => {
    const told = digest[part] ?? []
    return told.length === 0 ? [] : [{ part, told }]
  })
  return {
    kind: deficienciesDue,
    count: there.reduce((sum, { told }) => sum + told.length, 0),
    lists: there.map(({ part, told }) => ({
      lead: mailText[lang][part],
      items: items(told, lang, publicUrl),
    })),
  }
}
