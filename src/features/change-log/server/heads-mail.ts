// The mail that brings the operator the heads of all logs.
import { inEach } from '../../../kit/language/in-each.ts'
import type { Locale } from '../../../kit/locales.ts'
import { productBrand, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { texts } from '../telling/texts.ts'

type HeadsFacts = { day: string; heads: readonly string[] }

const said: Readonly<Record<Locale, Record<'subject' | 'lead' | 'why', string>>> = inEach(
  texts,
  'heads',
)

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
