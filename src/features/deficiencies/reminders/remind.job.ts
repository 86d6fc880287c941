// Each morning on which anything waits, the person who has to know is told in one mail.
import { z } from 'zod'
import { inConfidence } from '../../../access/server/confidence.ts'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { readersAmong } from '../steps/owner.store.ts'
import { type Digest, digestMail, type ReminderLine } from './mail.ts'
import { dayAt } from './morning.store.ts'
import {
  type DigestPart,
  parts,
  type ReminderRecipient,
  type Telling,
  tellingsFor,
} from './plan.ts'
import { accountsInRole, noteTellings, waitingIn } from './remind.store.ts'

const remind = defineJob('deficiency-reminders', z.object({}))

/** Has the company's people told at the next 07:00; said again, it is done once. */
export async function remindNextMorning(db: Db, now = new Date()): Promise<void> {
  await enqueue(
    db,
    remind,
    {},
    { key: 'morning', runAt: await nextMorning(db, now, { working: false }) },
  )
}

type Recipients = Record<'managers' | 'management', readonly string[]> & {
  /** Which of them may read about a confidential deficiency. */
  readers: ReadonlySet<string>
}

const readersOf = (telling: Telling, roles: Recipients): readonly string[] =>
  meantBy(telling, roles).filter((one) => !telling.of.confidential || roles.readers.has(one))

const meantBy = ({ to, of }: Telling, roles: Omit<Recipients, 'readers'>): readonly string[] => {
  const single: Partial<Record<ReminderRecipient, string | null>> = {
    owner: of.owner,
    responsible: of.responsible,
    project_manager: of.project_manager,
  }
  if (to === 'managers' || to === 'management') return roles[to]
  return [single[to] ?? []].flat()
}

/** For each reader what to tell them; of one deficiency only what counts most. */
function digestsOf(tellings: readonly Telling[], roles: Recipients): Map<string, Digest> {
  const digests = new Map<string, Partial<Record<DigestPart, ReminderLine[]>>>()
  const inOrder = parts.flatMap((part) => tellings.filter((telling) => telling.part === part))
  for (const telling of inOrder)
    for (const reader of readersOf(telling, roles)) {
      const digest = digests.get(reader) ?? {}
      const told = Object.values(digest).flat()
      if (!told.some(({ id }) => id === telling.of.id))
        digest[telling.part] = [...(digest[telling.part] ?? []), telling.of]
      digests.set(reader, digest)
    }
  return digests
}

/** Tells what is to be told on the day that `now` is in; told again that day, nothing is. */
export async function writeReminders(db: Db, publicUrl: string, now: Date): Promise<void> {
  const day = await dayAt(db, now)
  const known = { managers: await accountsInRole(db, 1), management: await accountsInRole(db, 6) }
  const due = tellingsFor(await inConfidence(db, () => waitingIn(db)), day)
  const asked = due.filter(({ of }) => of.confidential).flatMap((one) => meantBy(one, known))
  const roles = { ...known, readers: await readersAmong(db, asked) }
  const reaching = due.filter((telling) => readersOf(telling, roles).length > 0)
  const digests = digestsOf(await noteTellings(db, reaching, day), roles)
  for (const to of await mailAddresses(db, [...digests.keys()])) {
    const digest = digests.get(to.account)
    if (digest !== undefined)
      await sendMail(db, { to: to.email, lang: to.lang, ...digestMail(digest, to, publicUrl) })
  }
}

export const remindPeople = (publicUrl: string): Performed =>
  perform(remind, ({ once }) =>
    once('mails', async (db) => {
      const now = new Date()
      await remindNextMorning(db, now)
      await writeReminders(db, publicUrl, now)
    }),
  )
