// Who may be invited, and what is sent to them.
import { randomBytes } from 'node:crypto'
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { type Context, hashToken } from '../../../../access/server/gate.ts'
import { writerNamed } from '../../../../access/server/mail-addresses.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import type { MailBrand, Writer } from '../../../../kit/mail/letter.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import { rightsBeyond } from '../../users/accounts.store.ts'
import type { NotInvited } from '../invitations.contract.ts'
import { type Candidate, candidatesOf, companyNow, writeInvitation } from '../invitations.store.ts'
import { invitationMail } from '../letters.ts'
import { newCode } from './codes.ts'

export const newToken = (): string => randomBytes(32).toString('base64url')

export const signupAddress = (publicUrl: string, token: string) => `${publicUrl}/signup/${token}`

const beyond = 'This person has rights you do not have yourself.'

/** Why a person is not invited by whichever way. Nobody lets in, by an address of their own choice, somebody
 *  who may do more than they. */
async function whyNot(context: Context, person: Candidate): Promise<string | undefined> {
  if (person.deactivated) return 'This person is deactivated.'
  return (await rightsBeyond(context, { id: person.id })) ? beyond : undefined
}

export type Invited = { made: Candidate[]; left: NotInvited[] }

/** Of some people those who may be invited so, and why the others may not. */
async function sortOut(
  context: Context,
  people: readonly string[],
  refuses: (person: Candidate) => string | undefined,
): Promise<Invited> {
  const sorted: Invited = { made: [], left: [] }
  for (const person of await candidatesOf(context.db, people, { lock: true })) {
    const why = refuses(person) ?? (await whyNot(context, person))
    if (why === undefined) sorted.made.push(person)
    else sorted.left.push({ id: person.id, name: person.name, why })
  }
  return sorted
}

export const byMail = ({ active, email }: Candidate): string | undefined => {
  if (active) return 'This person signs in already.'
  return email === null ? 'No address is known. Print a code for them.' : undefined
}

/** Somebody who signs in without an address gets a new code when they have forgotten their password. */
export const byCode = ({ active, unreachable }: Candidate): string | undefined =>
  active && !unreachable ? 'This person signs in already.' : undefined

export async function sendInvitation(
  db: Db,
  { id, first_name, email, lang }: Pick<Candidate, 'id' | 'first_name' | 'email' | 'lang'>,
  from: { writer: Writer; brand: MailBrand; publicUrl: string },
): Promise<void> {
  if (email === null) throw new Error('An invitation by mail needs an address.')
  const token = newToken()
  const until = await writeInvitation(db, { person: id, email, token: hashToken(token) })
  const { writer, brand } = from
  const address = signupAddress(from.publicUrl, token)
  const facts = { company: brand.name, name: first_name, writer, address, until, reminds: false }
  await sendMail(db, invitationMail, facts, { to: email, lang, brand })
}

export async function inviteByMail(context: Context, people: readonly string[]): Promise<Invited> {
  const { db, session, exchange } = context
  const sorted = await sortOut(context, people, byMail)
  const brand = await brandOf(db)
  const from = {
    writer: await writerNamed(db, session.accountId, session.name),
    brand,
    publicUrl: exchange.publicUrl,
  }
  for (const person of sorted.made) await sendInvitation(db, person, from)
  return sorted
}

export type PrintedCode = { name: string; code: string; until: string; lang: Candidate['lang'] }

/** The codes leave the server this once, on the sheet. */
export async function makeCodes(
  context: Context,
  people: readonly string[],
): Promise<{ codes: PrintedCode[]; left: NotInvited[]; company: string }> {
  const { made, left } = await sortOut(context, people, byCode)
  const codes: PrintedCode[] = []
  for (const { id, name, lang } of made) {
    const code = newCode()
    const until = await writeInvitation(context.db, {
      person: id,
      email: null,
      token: hashToken(code),
    })
    codes.push({ name, code, until, lang })
  }
  return { codes, left, company: (await companyNow(context.db)).name }
}
