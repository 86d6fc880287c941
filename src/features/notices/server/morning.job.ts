// The one mail of a morning: the notices that were left for it, and what each feature has to tell. The person
// who is told nothing gets none.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import type { MorningSection, MorningSections, MorningTeller } from '../../../manifest/morning.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import { forgetStopLinks } from '../leaving/leaving.store.ts'
import { exitsOf } from '../leaving/make-exits.server.ts'
import { morningMail } from '../notice-mail.ts'
import type { NoticeSettings } from '../settings.contract.ts'
import { tellMorning } from './mail-jobs.ts'
import { forgetOld, noteMailed, showCount, toMail } from './mailing.store.ts'
import { quietEnd, settingsOf } from './settings.store.ts'
import { wordedBy } from './worded.ts'

async function dayOf(db: Db, at: Date): Promise<{ day: string; working: boolean }> {
  const found = await db.maybe(
    { day: 'string', working: 'boolean' },
    sql`
    select here::date as day, extract(isodow from here) < 6 as working
    from company, lateral (select ${at}::timestamptz at time zone timezone as here) h
    where id = current_company()`,
  )
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found
}

/** Enqueues the mail of the next morning; enqueued again, it is sent once. */
export async function awaitMorning(db: Db, now = new Date()): Promise<void> {
  const runAt = await nextMorning(db, now, { working: false })
  const { working } = await dayOf(db, runAt)
  await enqueue(db, tellMorning, { working }, { key: 'morning', runAt })
}

export type Morning = {
  now: Date
  working: boolean
  publicUrl: string
  kinds: readonly NoticeKind[]
  tellers: readonly MorningTeller[]
}

const isMailed = ({ choices }: NoticeSettings, { name, mandatory }: NoticeKind) =>
  mandatory === true || choices[name]?.mail !== 'off'
const isShown = ({ choices }: NoticeSettings, { name, mandatory }: NoticeKind) =>
  mandatory === true || choices[name]?.screen !== false

export async function writeMorning(db: Db, morning: Morning): Promise<void> {
  const { now, publicUrl, kinds, tellers } = morning
  const told: MorningSections[] = []
  for (const tell of tellers) told.push(await tell(db, morning))
  const left = await toMail(db, 'morning', null)
  const { day } = await dayOf(db, now)
  const accounts = new Set([
    ...left.map(({ account }) => account),
    ...told.flatMap((one) => [...one.keys()]),
  ])
  const worded = wordedBy(kinds)
  const brand = await brandOf(db)
  for (const reader of await mailAddresses(db, [...accounts])) {
    const { account, lang } = reader
    const settings = await settingsOf(db, account)
    const sections: readonly MorningSection[] = told.flatMap(
      (one) => one.get(account)?.(lang) ?? [],
    )
    for (const { kind, count } of sections.filter((one) => isShown(settings, one.kind)))
      await showCount(db, { account, kind: kind.name, count, day })
    const theirs = left.filter((one) => one.account === account)
    const notices = theirs.flatMap((one) => worded(one, lang) ?? [])
    const mailed = sections.filter(({ kind }) => isMailed(settings, kind))
    await noteMailed(
      db,
      theirs.map(({ id }) => id),
      now,
    )
    if (notices.length + mailed.length === 0) continue
    const at = await quietEnd(db, account, now)
    const named = kinds.filter(({ name }) => theirs.some(({ kind }) => kind === name))
    const inMail = [...named, ...mailed.map(({ kind }) => kind)]
    const exits = await exitsOf(db, account, inMail, { lang, publicUrl })
    const facts = { notices, sections: mailed, name: reader.name, publicUrl, exits }
    await sendMail(db, morningMail, facts, {
      ...{ to: reader.email, lang, brand, at },
      unsubscribe: exits.all,
    })
  }
  await forgetOld(db, now)
  await forgetStopLinks(db, now)
}

type Telling = Pick<Morning, 'publicUrl' | 'kinds' | 'tellers'> & {
  /** Takes the steps of chains that are due, so that the same mail tells of them. */
  escalates(db: Db, now: Date): Promise<void>
}

export const tellMornings = ({ escalates, ...on }: Telling): Performed =>
  perform(tellMorning, async ({ payload: { working }, once }) => {
    const now = new Date()
    await once('escalate', (db) => escalates(db, now))
    await once('mails', async (db) => {
      await awaitMorning(db, now)
      await writeMorning(db, { ...on, now, working })
    })
  })
