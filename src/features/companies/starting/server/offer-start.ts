// Who asks for a trial is mailed the link that begins their company; the first start of an installation prints one.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../../access/server/gate.ts'
import type { Database, Db } from '../../../../kit/db/server/database.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { productBrand } from '../../../../kit/mail/letter.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import { trialMail } from '../letters.ts'
import { daysOpen, dropFirstStarts, insertStart, isUnused, trialDays } from '../start.store.ts'
import { startMark } from '../start-link.ts'

type Visitor = { id: string; name: string; company: string; email: string; lang: Locale }

const newStart = () => `${startMark}${randomBytes(32).toString('base64url')}`
const addressOf = (publicUrl: string, token: string) => `${publicUrl}/signup/${token}`

/** In the role of the gate. */
export async function offerTrial(db: Db, visitor: Visitor, publicUrl: string): Promise<void> {
  const { id, name, company, email, lang } = visitor
  const token = newStart()
  await insertStart(db, {
    ...{ kind: 'trial', token: hashToken(token), request: id },
    ...{ name, company, email, lang },
  })
  const facts = { name, address: addressOf(publicUrl, token), days: trialDays, open: daysOpen }
  await sendMail(db, trialMail, facts, { to: email, lang, brand: productBrand })
}

/** The link that begins the first company of an empty installation; each start makes a new one. */
export const greetWithFirstStart = (database: Database, address: string): Promise<string[]> =>
  database.transaction('owner', async (db) => {
    if (!(await isUnused(db))) return []
    await dropFirstStarts(db)
    const token = newStart()
    await insertStart(db, { kind: 'first', token: hashToken(token) })
    return [
      'Begin your company here; the link works until the next start:',
      `  ${addressOf(address, token)}`,
    ]
  })
