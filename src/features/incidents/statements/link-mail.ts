// The mail that brings a link to read and sign by what one said.
import { fill } from '../../../kit/language/message.ts'
import { zonedIn } from '../../../kit/language/numbers-and-days.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

type StatementLinkFacts = {
  company: string
  name: string
  writer: Writer | undefined
  address: string
  /** When the link ends, and where that is read. */
  ends: string
  timezone: string
}

/** It leaves the incident out: others read mail too. */
export const statementLinkMail = mailKind<StatementLinkFacts>({
  name: 'link-to-statement',
  write(facts, lang) {
    const { company, name } = facts
    const until = zonedIn(lang, facts.ends, facts.timezone, 'full')
    const said = (word: keyof typeof en.link) =>
      fill(texts[lang].link[word], { company, name, until })
    return {
      subject: said('subject'),
      hello: said('hello'),
      parts: [words(said('asks'))],
      button: { says: said('button'), url: facts.address },
      after: [said('until')],
      writer: facts.writer,
      why: said('why'),
    }
  },
  examples: {
    'to-a-witness': {
      ...{ company: 'Northgate Builders', name: 'Rosa Díaz' },
      writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
      address: 'https://safety.example.com/statement/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
      ends: '2026-12-04T17:30:00.000Z',
      timezone: 'America/Toronto',
    },
  },
})
