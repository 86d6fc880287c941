// The mail that brings a link to take an orientation by.
import { fill } from '../../../kit/language/message.ts'
import { zonedIn } from '../../../kit/language/numbers-and-days.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { texts } from '../texts.ts'

type LinkFacts = {
  company: string
  title: string
  name: string
  writer: Writer
  address: string
  /** When the link ends, and where that is read. */
  ends: string
  timezone: string
  /** A card that was not accepted, and why. */
  refused: { card: string; reason: string } | null
}

const example: LinkFacts = {
  company: 'Northgate Builders',
  title: 'Site orientation',
  name: 'Rosa Díaz',
  writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
  address: 'https://safety.example.com/orientation/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
  ends: '2026-12-04T17:30:00.000Z',
  timezone: 'America/Toronto',
  refused: null,
}

export const linkMail = mailKind<LinkFacts>({
  name: 'link-to-orientation',
  write(facts, lang) {
    const { company, title, name, refused } = facts
    const until = zonedIn(lang, facts.ends, facts.timezone, 'full')
    const said = (word: keyof typeof texts.en.link) =>
      fill(texts[lang].link[word], {
        ...{ company, title, name, until },
        card: refused?.card ?? '',
        reason: refused?.reason ?? '',
      })
    return {
      subject: said('subject'),
      hello: said('hello'),
      parts: [words(said(refused === null ? 'asks' : 'again'))],
      button: { says: said('button'), url: facts.address },
      after: [said('until')],
      writer: facts.writer,
      why: said('why'),
    }
  },
  examples: {
    'to-a-worker': example,
    'card-refused': {
      ...example,
      refused: { card: 'Working at heights', reason: 'The date cannot be read.' },
    },
  },
})
