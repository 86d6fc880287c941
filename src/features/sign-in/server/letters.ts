// Mails about how somebody signs in, in the language of their account.

import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { Locale } from '../../../kit/locales.ts'
import { productBrand, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { texts } from '../telling/texts.ts'

export async function languageOfLogin(db: Db, id: string): Promise<Locale> {
  const found = await db.maybe(
    { locale: one<Locale>() },
    sql`
    select locale from (
      select locale, created_at from account where login_id = ${id} and deactivated_at is null
      union all
      select locale, '-infinity' from provider_admin where login_id = ${id} and locale is not null
    ) places order by created_at limit 1`,
  )
  return found?.locale ?? 'en'
}

type ResetWords = Record<'subject' | 'lead' | 'button' | 'after' | 'why', string>

const resetWords: Readonly<Record<Locale, ResetWords>> = inEach(texts, 'new-password')

export const resetMail = mailKind<{ address: string }>({
  name: 'new-password',
  write({ address }, lang) {
    const { subject, lead, button, after, why } = resetWords[lang]
    return {
      subject,
      parts: [words(lead)],
      button: { says: button, url: address },
      after: [after],
      why,
    }
  },
  looks: productBrand,
  examples: {
    forgotten: {
      address:
        'https://safety.example.com/reset-password/?token=4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo&email=rosa%40example.com',
    },
  },
})

type CodesWords = Record<'subject' | 'lead' | 'advice' | 'button', string>

const codeWords: Readonly<Record<Locale, CodesWords>> = inEach(texts, 'codes-tried')

export const codesTriedMail = mailKind<{ publicUrl: string }>({
  name: 'codes-tried',
  write({ publicUrl }, lang) {
    const { subject, lead, advice, button } = codeWords[lang]
    return {
      subject,
      parts: [words(lead), words(advice)],
      button: { says: button, url: `${publicUrl}/forgot-password` },
    }
  },
  looks: productBrand,
  examples: { wrong: { publicUrl: 'https://safety.example.com' } },
})
