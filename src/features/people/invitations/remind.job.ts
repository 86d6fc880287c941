// Who has not answered an invitation is reminded, on the third and on the tenth day.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { eachMorning } from '../../../access/server/each-morning.ts'
import { hashToken } from '../../../access/server/gate.ts'
import { writerNamed } from '../../../access/server/mail-addresses.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { dueReminders, noteReminder } from './invitations.store.ts'
import { invitationMail } from './letters.ts'
import { newToken, signupAddress } from './server/invite.ts'

const days = [3, 10]

export async function remindInvited(db: Db, publicUrl: string): Promise<void> {
  const brand = await brandOf(db)
  const company = brand.name
  for (const { id, email, name, lang, sender, until } of await dueReminders(db, days)) {
    const token = newToken()
    await noteReminder(db, id, hashToken(token), days)
    const address = signupAddress(publicUrl, token)
    const writer = await writerNamed(db, sender, company)
    const facts = { company, name, writer, address, until, reminds: true }
    await sendMail(db, invitationMail, facts, { to: email, lang, brand })
  }
}

export const invitedMornings = eachMorning('remind-invited', remindInvited)
