// The two ways to invite, as the screens take them.
import { call } from '../../../../kit/http/client.web.ts'
import { hand } from '../../../../kit/http/download.web.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { invitePeople, type NotInvited, printCodes } from '../invitations.contract.ts'

export type InvitedCount = { count: number; left: readonly NotInvited[] }

export async function sendTo(people: string[]): Promise<InvitedCount> {
  const { sent, left } = (await call(invitePeople, { body: { people } })).data
  return { count: sent, left }
}

/** The codes are in the file that the person is handed, and nowhere else. */
export async function printFor(people: string[], lang: Locale): Promise<InvitedCount> {
  const { pdf, made, left } = (await call(printCodes, { body: { people, lang } })).data
  if (made > 0) {
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
    hand(new Blob([bytes], { type: 'application/pdf' }), 'plumbline-codes.pdf')
  }
  return { count: made, left }
}
