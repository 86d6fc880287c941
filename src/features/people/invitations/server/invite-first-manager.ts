// The first manager of a company is invited by the provider, or by the link that began the company: nobody is signed
// in to it yet.
import { hashToken } from '../../../../access/server/gate.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import type { MailBrand, Writer } from '../../../../kit/mail/letter.ts'
import { Problem } from '../../../../kit/problems.ts'
import { candidatesOf, writeInvitation } from '../invitations.store.ts'
import { newToken, sendInvitation } from './invite.ts'

async function candidate(db: Db, person: string) {
  const [found] = await candidatesOf(db, [person], { lock: true })
  if (found === undefined) throw new Problem('row/missing')
  return found
}

export const inviteFirstManager = async (
  db: Db,
  person: string,
  from: { writer: Writer; brand: MailBrand; publicUrl: string },
): Promise<void> => sendInvitation(db, await candidate(db, person), from)

/** For somebody who has shown already that the address is theirs: they go on at once. */
export async function invitationInHand(db: Db, person: string): Promise<string> {
  const { email } = await candidate(db, person)
  const token = newToken()
  await writeInvitation(db, { person, email, token: hashToken(token) })
  return token
}
