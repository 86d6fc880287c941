// The mail that brings a link to read and sign a document by.
import { fill } from '../../../kit/language/message.ts'
import { dayIn, zonedIn } from '../../../kit/language/numbers-and-days.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

type DocumentLinkFacts = {
  company: string
  title: string
  name: string
  /** Nobody where a document has no owner, and reminds by itself. */
  writer: Writer | undefined
  address: string
  /** When the link ends, and where that is read. */
  ends: string
  timezone: string
  /** By which day they must sign it. */
  due_on?: string
}

export const documentLinkMail = mailKind<DocumentLinkFacts>({
  name: 'link-to-document',
  write(facts, lang) {
    const { company, title, name } = facts
    const until = zonedIn(lang, facts.ends, facts.timezone, 'full')
    const due = facts.due_on === undefined ? '' : dayIn(lang, facts.due_on)
    const said = (word: keyof typeof en.link) =>
      fill(texts[lang].link[word], { company, title, name, until, due })
    return {
      subject: said('subject'),
      hello: said('hello'),
      parts: [words(said('asks')), ...(due === '' ? [] : [words(said('due'))])],
      button: { says: said('button'), url: facts.address },
      after: [said('until')],
      writer: facts.writer,
      why: said('why'),
    }
  },
  examples: {
    'to-a-worker': {
      ...{ company: 'Northgate Builders', title: 'Violence and harassment', name: 'Rosa Díaz' },
      writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
      address: 'https://safety.example.com/document/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
      ends: '2026-12-04T17:30:00.000Z',
      timezone: 'America/Toronto',
    },
    'in-time': {
      ...{ company: 'Northgate Builders', title: 'Violence and harassment', name: 'Rosa Díaz' },
      writer: undefined,
      address: 'https://safety.example.com/document/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
      ends: '2026-12-04T17:30:00.000Z',
      timezone: 'America/Toronto',
      due_on: '2026-12-02',
    },
  },
})
