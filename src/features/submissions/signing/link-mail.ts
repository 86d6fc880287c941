// The mail that brings a link to sign by.
import { fill } from '../../../kit/language/message.ts'
import { zonedIn } from '../../../kit/language/numbers-and-days.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { aboutSubmission, exampleSubmission, type MailedSubmission } from '../about-in-mail.ts'
import { texts } from '../content/texts.ts'

type LinkFacts = MailedSubmission & {
  /** Whom it is for, and who sent it. */
  name: string
  writer: Writer
  address: string
  /** When the link ends, and where that is read. */
  ends: string
  timezone: string
}

export const linkMail = mailKind<LinkFacts>({
  name: 'link-to-sign',
  write(facts, lang) {
    const { company, form, number, name } = facts
    const writer = facts.writer.name
    const until = zonedIn(lang, facts.ends, facts.timezone, 'full')
    const said = (word: keyof typeof texts.en.link) =>
      fill(texts[lang].link[word], { company, form, number, name, writer, until })
    return {
      subject: said('subject'),
      hello: said(name === '' ? 'stranger' : 'hello'),
      parts: [words(said('asks')), aboutSubmission(facts, lang)],
      button: { says: said('button'), url: facts.address },
      after: [said('until'), said('forward')],
      writer: facts.writer,
      why: said('why'),
    }
  },
  examples: {
    'to-a-visitor': {
      ...exampleSubmission,
      name: 'Rosa Díaz',
      writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
      address: 'https://safety.example.com/sign/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
      ends: '2026-11-27T17:30:00.000Z',
      timezone: 'America/Toronto',
    },
  },
})
