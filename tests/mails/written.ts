// A mail as it leaves, of a company without a look.
import type { Locale } from '../../src/kit/locales.ts'
import { drawText } from '../../src/kit/mail/draw/draw-text.ts'
import { words } from '../../src/kit/mail/letter.ts'
import { type MailKind, mailKind } from '../../src/kit/mail/mail-kind.ts'

export const plainBrand = { name: 'Northgate', colour: null, logoKey: null }

export function written<Facts>(
  kind: MailKind<Facts>,
  facts: Facts,
  lang: Locale,
): { subject: string; text: string } {
  const letter = kind.write(facts, lang)
  return { subject: letter.subject, text: drawText(letter, plainBrand, lang) }
}

/** A mail of any words. */
export const anyMail = mailKind<{ subject: string; says: string; answers?: string }>({
  name: 'any',
  write: ({ subject, says, answers }) => ({
    subject,
    parts: [words(says)],
    ...(answers !== undefined && { writer: { name: 'Ada', email: answers, phone: null } }),
  }),
  examples: {},
})
