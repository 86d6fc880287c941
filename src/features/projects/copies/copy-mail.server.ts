// The mail that brings a client's contact a copy of a submission, with the way to end them.
import { fill } from '../../../kit/language/message.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import {
  aboutSubmission,
  exampleSubmission,
  type MailedSubmission,
} from '../../submissions/index.ts'
import { texts } from '../telling/texts.ts'

type CopyFacts = MailedSubmission & {
  /** The project or the team that it is about. */
  place: string
  /** Whom it is for. */
  name: string
  /** Who submitted it. */
  writer: Writer | undefined
  revision: number
  /** Whether the copy is small enough to go with it. */
  fits: boolean
  stop: string
}

const example: CopyFacts = {
  ...exampleSubmission,
  place: '25-014 – Harbour Tower',
  name: 'Helen Park',
  writer: { name: 'Dwayne Brooks', email: 'dwayne@northgate.test', phone: null },
  revision: 1,
  fits: true,
  stop: 'https://safety.example.com/stop-copies/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
}

export const copyMail = mailKind<CopyFacts>({
  name: 'copy-for-a-client',
  write(facts, lang) {
    const { company, form, number, place, name, revision, fits } = facts
    const isCorrected = revision > 1
    const said = (word: keyof typeof texts.en.copy) =>
      fill(texts[lang].copy[word], { company, form, number, place, name, correction: revision - 1 })
    return {
      subject: said(isCorrected ? 'subjectCorrected' : 'subject'),
      hello: said('hello'),
      parts: [
        words(said(isCorrected ? 'corrected' : 'first')),
        aboutSubmission(facts, lang),
        words(said(fits ? 'attached' : 'large')),
      ],
      writer: facts.writer,
      why: said('why'),
      exits: [{ says: said('stop'), url: facts.stop }],
    }
  },
  examples: { first: example, corrected: { ...example, revision: 2, fits: false } },
})
