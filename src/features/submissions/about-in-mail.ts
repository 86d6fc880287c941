// What every mail about a submission shows of it, as a small list.

import { dayIn } from '../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../kit/locales.ts'
import type { LetterPart } from '../../kit/mail/letter.ts'
import { texts } from './content/texts.ts'

export type MailedSubmission = {
  company: string
  form: string
  number: string
  /** The project, or else the team. */
  place: string | null
  /** The day on which it was submitted. */
  day: string
}

export function aboutSubmission(
  { form, number, place, day }: MailedSubmission,
  lang: Locale,
): LetterPart {
  const { about } = texts[lang]
  return {
    kind: 'facts',
    facts: [
      [about.form, form],
      [about.number, number],
      [about.place, place],
      [about.day, dayIn(lang, day)],
    ],
  }
}

export const exampleSubmission: MailedSubmission = {
  company: 'Northgate Builders',
  form: 'Weekly site inspection',
  number: 'SUB-2026-0065',
  place: '25-014 – Harbour Tower',
  day: '2026-11-20',
}
