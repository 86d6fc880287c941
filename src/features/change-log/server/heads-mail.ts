// The mail that brings the operator the heads of all logs.
import type { Locale } from '../../../kit/locales.ts'
import { productBrand, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'

type HeadsFacts = { day: string; heads: readonly string[] }

const said: Readonly<Record<Locale, Record<'subject' | 'lead' | 'why', string>>> = {
  en: {
    subject: 'Plumbline: heads of the change logs, {day}',
    lead: 'Keep this mail: npm run verify-log -- --since <hash> proves by it that nothing was taken from the log.',
    why: 'This installation names your address as its operator’s (OPERATOR_MAIL).',
  },
  fr: {
    subject: 'Plumbline : têtes des journaux, {day}',
    lead: 'Conservez ce courriel : npm run verify-log -- --since <hash> prouve par lui que rien n’a été retiré du journal.',
    why: 'Cette installation donne votre adresse pour celle de son exploitant (OPERATOR_MAIL).',
  },
  es: {
    subject: 'Plumbline: cabezas de los registros, {day}',
    lead: 'Guarde este correo: npm run verify-log -- --since <hash> prueba con él que nada se quitó del registro.',
    why: 'Esta instalación indica su dirección como la de su operador (OPERATOR_MAIL).',
  },
}

export const headsMail = mailKind<HeadsFacts>({
  name: 'heads-of-logs',
  write({ day, heads }, lang) {
    const { subject, lead, why } = said[lang]
    return {
      subject: subject.replace('{day}', day),
      parts: [words(lead), words(heads.join('\n'))],
      why,
    }
  },
  looks: productBrand,
  examples: {
    night: {
      day: '2026-11-20',
      heads: [
        '2026-11-20 0196b6a2-0000-7000-8000-000000000001 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      ],
    },
  },
})
