// What every mail about a submission shows of it, as a small list.
import { dayIn } from '../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../kit/locales.ts'
import type { LetterPart } from '../../kit/mail/letter.ts'

export type MailedSubmission = {
  company: string
  form: string
  number: string
  /** The project, or else the team. */
  place: string | null
  /** The day on which it was submitted. */
  day: string
}

const labels: Readonly<
  Record<Locale, readonly [form: string, number: string, place: string, day: string]>
> = {
  en: ['Form', 'Number', 'Place of work', 'Submitted'],
  fr: ['Formulaire', 'Numéro', 'Lieu de travail', 'Soumis le'],
  es: ['Formulario', 'Número', 'Lugar de trabajo', 'Enviado el'],
}

export function aboutSubmission(
  { form, number, place, day }: MailedSubmission,
  lang: Locale,
): LetterPart {
  const [ofForm, ofNumber, ofPlace, ofDay] = labels[lang]
  return {
    kind: 'facts',
    facts: [
      [ofForm, form],
      [ofNumber, number],
      [ofPlace, place],
      [ofDay, dayIn(lang, day)],
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
