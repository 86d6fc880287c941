// The mails that bring an invitation, in the language of the person.

import { fill } from '../../../kit/language/message.ts'
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { texts } from './texts.ts'

type InvitationFacts = {
  company: string
  name: string
  /** Who invites. */
  writer: Writer
  address: string
  /** The last day on which the link works, where the company is. */
  until: string
  /** It was sent before. */
  reminds: boolean
}

const example: InvitationFacts = {
  company: 'Northgate Builders',
  name: 'Rosa',
  writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
  address: 'https://safety.example.com/signup/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
  until: '2026-12-04',
  reminds: false,
}

export const invitationMail = mailKind<InvitationFacts>({
  name: 'invitation',
  write(facts, lang) {
    const { company, name, writer, reminds } = facts
    const until = dayAs(lang, facts.until, { dateStyle: 'full' })
    const said = (word: keyof typeof texts.en.letter) =>
      fill(texts[lang].letter[word], { company, name, writer: writer.name, until })
    return {
      subject: said(reminds ? 'subjectAgain' : 'subject'),
      hello: said('hello'),
      parts: [words(said(reminds ? 'reminds' : 'tells'))],
      button: { says: said('button'), url: facts.address },
      after: [said('after')],
      writer,
      why: said('why'),
    }
  },
  examples: { first: example, reminder: { ...example, reminds: true } },
})
