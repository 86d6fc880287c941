// Each morning on which anything waits, the person who has to know is told.
import { inConfidence } from '../../../access/server/confidence.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { MorningTeller } from '../../../manifest/morning.ts'
import { readersAmong } from '../steps/owner.store.ts'
import { type Digest, dueSection, type ReminderLine } from './mail.ts'
import { dayAt } from './morning.store.ts'
import {
  type DigestPart,
  parts,
  type ReminderRecipient,
  type Telling,
  tellingsFor,
} from './plan.ts'
import { accountsInRole, noteTellings, waitingIn } from './remind.store.ts'

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
export const tellDue: MorningTeller = async (db, { now, publicUrl }) => {
  const day = await dayAt(db, now)
  const known = { managers: await accountsInRole(db, 1), management: await accountsInRole(db, 6) }
  const due = tellingsFor(await inConfidence(db, () => waitingIn(db)), day)
  const asked = due.filter(({ of }) => of.confidential).flatMap((one) => meantBy(one, known))
  const roles = { ...known, readers: await readersAmong(db, asked) }
  const reaching = due.filter((telling) => readersOf(telling, roles).length > 0)
  const digests = digestsOf(await noteTellings(db, reaching, day), roles)
  return new Map(
    [...digests].map(([account, digest]) => [
      account,
      (lang: Locale) => [dueSection(digest, lang, publicUrl)],
    ]),
  )
}
