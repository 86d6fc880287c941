// Mails a person what cannot wait for the morning: all of it that there is by then, in one mail.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { mailAddresses, writerOf } from '../../../access/server/mail-addresses.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import { exitsOf } from '../leaving/make-exits.server.ts'
import { noticeMail } from '../notice-mail.ts'
import { mailNotices } from './mail-jobs.ts'
import { leaveForMorning, mailsToday, noteMailed, toMail } from './mailing.store.ts'
import { quietEnd } from './settings.store.ts'
import { wordedBy } from './worded.ts'

/** Beside those for which somebody waits. */
export const mostMails = 10

/** The person whom all of them name as their cause. */
function commonCause(notices: readonly { cause: string | null }[]): string | null {
  const [cause = null, ...others] = new Set(notices.map((one) => one.cause))
  return others.length === 0 ? cause : null
}

export async function mailAtOnce(
  db: Db,
  account: string,
  { kinds, publicUrl, now }: { kinds: readonly NoticeKind[]; publicUrl: string; now: Date },
): Promise<void> {
  const later = await quietEnd(db, account, now)
  if (later !== undefined)
    await enqueue(db, mailNotices, { account }, { key: account, runAt: later })
  const all = await toMail(db, 'at-once', account)
  const waiting = later === undefined ? all : all.filter((one) => one.passes_quiet)
  const isFull = (await mailsToday(db, account, now)) >= mostMails
  const sent = waiting.filter(({ waits }) => waits || !isFull)
  const left = waiting.filter((one) => !sent.includes(one))
  await leaveForMorning(
    db,
    left.map(({ id }) => id),
  )
  await mailNow(db, account, sent, { kinds, publicUrl })
  await noteMailed(
    db,
    sent.map(({ id }) => id),
    now,
  )
}

type Sent = Awaited<ReturnType<typeof toMail>>[number]

/** All of them in one mail. */
export async function mailNow(
  db: Db,
  account: string,
  sent: readonly Pick<Sent, 'kind' | 'record' | 'facts' | 'cause'>[],
  { kinds, publicUrl }: { kinds: readonly NoticeKind[]; publicUrl: string },
): Promise<void> {
  const [reader] = sent.length === 0 ? [] : await mailAddresses(db, [account])
  if (reader === undefined) return
  const worded = wordedBy(kinds)
  const notices = sent.flatMap((one) => worded(one, reader.lang) ?? [])
  if (notices.length === 0) return
  const { lang } = reader
  const told = kinds.filter(({ name }) => sent.some(({ kind }) => kind === name))
  const exits = await exitsOf(db, account, told, { lang, publicUrl })
  const writer = await writerOf(db, commonCause(sent))
  const facts = { notices, name: reader.name, publicUrl, exits, writer }
  const brand = await brandOf(db)
  await sendMail(db, noticeMail, facts, { to: reader.email, lang, brand, unsubscribe: exits.all })
}

export const mailNoticesOf = (kinds: readonly NoticeKind[], publicUrl: string): Performed =>
  perform(mailNotices, ({ payload: { account }, once }) =>
    once('mail', (db) => mailAtOnce(db, account, { kinds, publicUrl, now: new Date() })),
  )
