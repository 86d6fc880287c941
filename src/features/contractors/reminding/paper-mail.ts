// The mail that tells a contractor's contact that a paper ends, or that it has.
import { fill } from '../../../kit/language/message.ts'
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import { words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { texts } from './texts.ts'

type PaperFacts = {
  company: string
  contractor: string
  /** Whom it is for. */
  name: string
  kind: string
  paper: string
  expires_on: string
  lapsed: boolean
  /** The door of the portal. */
  address: string
}

const example: PaperFacts = {
  company: 'Northgate Builders',
  contractor: 'Ironside Steel',
  name: 'Pete Ironside',
  kind: 'clearance',
  paper: 'C-2045118',
  expires_on: '2026-12-19',
  lapsed: false,
  address: 'https://safety.example.com/contractors/login',
}

export const paperMail = mailKind<PaperFacts>({
  name: 'contractor-paper',
  write(facts, lang) {
    const { company, contractor, name, paper, lapsed } = facts
    const own = texts[lang].paper
    const kinds: Readonly<Record<string, string>> = texts[lang].kinds
    const said = (word: keyof typeof own) =>
      fill(own[word], {
        ...{ company, contractor, name, paper, kind: kinds[facts.kind] ?? paper },
        day: dayAs(lang, facts.expires_on, { dateStyle: 'full' }),
      })
    return {
      subject: said(lapsed ? 'subjectLapsed' : 'subject'),
      hello: said('hello'),
      parts: [words(said(lapsed ? 'lapsed' : 'expires'))],
      button: { says: said('button'), url: facts.address },
      why: said('why'),
    }
  },
  examples: { first: example, lapsed: { ...example, lapsed: true } },
})
