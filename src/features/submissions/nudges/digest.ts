// One mail a person a morning: what waits for their own signature, and what waits too long in their
// charge.
import type { Waiting } from './nudge.store.ts'

export type Lang = 'en' | 'fr' | 'es'
type Part = 'own' | 'supervised' | 'company'
export type Digest = Record<Part, Waiting[]>

/** Working days after which the supervisor, and then the managers, are told too. */
export const supervisorAfter = 2
export const managersAfter = 5

export function digestsOf(
  waiting: readonly Waiting[],
  managers: readonly string[],
): Map<string, Digest> {
  const digests = new Map<string, Digest>()
  const tell = (account: string | null, part: Part, what: Waiting) => {
    if (account === null) return
    const digest = digests.get(account) ?? { own: [], supervised: [], company: [] }
    const told = [...digest.own, ...digest.supervised, ...digest.company]
    if (!told.some(({ submission }) => submission === what.submission)) digest[part].push(what)
    digests.set(account, digest)
  }
  for (const one of waiting) tell(one.account, 'own', one)
  for (const one of waiting)
    if (one.days >= supervisorAfter) tell(one.supervisor, 'supervised', one)
  for (const one of waiting)
    if (one.days >= managersAfter) for (const manager of managers) tell(manager, 'company', one)
  return digests
}

const words: Record<
  Lang,
  { subject: string; hello: string; day: string; why: string } & Record<Part, string>
> = {
  en: {
    subject: 'Signatures are waiting: {count}',
    hello: 'Good morning {name},',
    own: 'These wait for your signature:',
    supervised: 'These have waited for two working days or longer, at places that you answer for:',
    company: 'These have waited for five working days or longer:',
    day: 'working days: {days}',
    why: 'You get this once each working day while signatures are missing.',
  },
  fr: {
    subject: 'Des signatures sont attendues : {count}',
    hello: 'Bonjour {name},',
    own: 'Votre signature est attendue ici :',
    supervised:
      'En attente depuis deux jours ouvrables ou plus, dans des lieux dont vous répondez :',
    company: 'En attente depuis cinq jours ouvrables ou plus :',
    day: 'jours ouvrables : {days}',
    why: 'Vous recevez ceci une fois par jour ouvrable tant que des signatures manquent.',
  },
  es: {
    subject: 'Hay firmas pendientes: {count}',
    hello: 'Buenos días, {name}:',
    own: 'Estos esperan su firma:',
    supervised: 'Llevan dos días hábiles o más en espera, en lugares a su cargo:',
    company: 'Llevan cinco días hábiles o más en espera:',
    day: 'días hábiles: {days}',
    why: 'Recibe esto una vez por día hábil mientras falten firmas.',
  },
}

const filled = (line: string, holes: Record<string, string | number>) =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => String(holes[name] ?? ''))

export function mailOf(digest: Digest, to: { name: string; lang: Lang }, publicUrl: string) {
  const said = words[to.lang]
  const all = [...digest.own, ...digest.supervised, ...digest.company]
  const parts = (['own', 'supervised', 'company'] as const).flatMap((part) =>
    digest[part].length === 0
      ? []
      : [
          said[part],
          ...digest[part].map(
            ({ number, title, days, submission }) =>
              `- ${number} ${title} (${filled(said.day, { days })})\n  ${publicUrl}/dashboard/submissions/edit/${submission}`,
          ),
          '',
        ],
  )
  return {
    subject: filled(said.subject, { count: all.length }),
    text: [filled(said.hello, { name: to.name }), '', ...parts, said.why].join('\n'),
  }
}
