// What the morning tells a person of signatures: what waits for their own, what waits too long in their charge.
import { inEach } from '../../../kit/language/in-each.ts'
import { fill } from '../../../kit/language/message.ts'
import type { LetterItem } from '../../../kit/mail/letter.ts'
import type { MorningSection } from '../../../manifest/morning.ts'
import { texts } from '../content/texts.ts'
import { answersCopied, signaturesWaiting } from './notice-kinds.ts'
import type { Copied, WaitingSignature } from './waiting-signatures.store.ts'

export type Lang = 'en' | 'fr' | 'es'
type Part = 'own' | 'supervised' | 'company'
export type MorningDigest = Record<Part, WaitingSignature[]> & { copied: readonly Copied[] }

/** Working days after which the supervisor, and then the managers, are told too. */
const supervisorAfter = 2
const managersAfter = 5

export function digestsOf(
  waiting: readonly WaitingSignature[],
  managers: readonly string[],
  copied: readonly Copied[] = [],
): Map<string, MorningDigest> {
  const digests = new Map<string, MorningDigest>()
  const digestOf = (account: string): MorningDigest => {
    const digest = digests.get(account) ?? { own: [], supervised: [], company: [], copied: [] }
    digests.set(account, digest)
    return digest
  }
  const tell = (account: string | null, part: Part, what: WaitingSignature) => {
    if (account === null) return
    const digest = digestOf(account)
    const told = [...digest.own, ...digest.supervised, ...digest.company]
    if (!told.some(({ submission }) => submission === what.submission)) digest[part].push(what)
  }
  for (const one of waiting) tell(one.account, 'own', one)
  for (const one of waiting)
    if (one.days >= supervisorAfter) tell(one.supervisor, 'supervised', one)
  for (const one of waiting)
    if (one.days >= managersAfter) for (const manager of managers) tell(manager, 'company', one)
  if (copied.length > 0) for (const manager of managers) digestOf(manager).copied = copied
  return digests
}

const mailText: Record<Lang, Record<'day' | 'copied' | Part, string>> = inEach(
  texts,
  'morning-lists',
)

/** Of the signatures that wait, and of the answers that were copied. */
export function sectionsOf(digest: MorningDigest, lang: Lang, publicUrl: string): MorningSection[] {
  const said = mailText[lang]
  const item = (number: string, title: string, more: string, submission: string): LetterItem => ({
    says: `${number} ${title} (${more})`,
    url: `${publicUrl}/dashboard/submissions/edit/${submission}`,
  })
  const waiting = (['own', 'supervised', 'company'] as const).filter(
    (part) => digest[part].length > 0,
  )
  const count = waiting.reduce((sum, part) => sum + digest[part].length, 0)
  const signatures = {
    kind: signaturesWaiting,
    count,
    lists: waiting.map((part) => ({
      lead: said[part],
      items: digest[part].map(({ number, title, days, submission }) =>
        item(number, title, fill(said.day, { days }), submission),
      ),
    })),
  }
  const copied = {
    kind: answersCopied,
    count: digest.copied.length,
    lists: [
      {
        lead: said.copied,
        items: digest.copied.map(({ number, title, by, submission }) =>
          item(number, title, by, submission),
        ),
      },
    ],
  }
  return [...(count > 0 ? [signatures] : []), ...(digest.copied.length > 0 ? [copied] : [])]
}
