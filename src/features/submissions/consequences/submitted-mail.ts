// The mail to those outside whom a form names, when it is submitted.
import { fill } from '../../../kit/language/message.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { aboutSubmission, exampleSubmission, type MailedSubmission } from '../about-in-mail.ts'
import { texts } from '../content/texts.ts'

type SubmittedFacts = MailedSubmission & {
  by: string
  writer: Writer | undefined
  link: string
}

export const submittedMail = mailKind<SubmittedFacts>({
  name: 'form-submitted',
  write(facts, lang) {
    const { number, form, by, company } = facts
    const said = (word: keyof typeof texts.en.submitted) =>
      fill(texts[lang].submitted[word], { number, form, by, company })
    return {
      subject: said('subject'),
      parts: [words(said('tells')), aboutSubmission(facts, lang)],
      button: { says: said('button'), url: facts.link },
      writer: facts.writer,
      why: said('why'),
    }
  },
  examples: {
    'to-an-office': {
      ...exampleSubmission,
      by: 'Dwayne Brooks',
      writer: { name: 'Dwayne Brooks', email: 'dwayne@northgate.test', phone: '416-555-0117' },
      link: 'https://safety.example.com/dashboard/submissions/edit/0196b6a2-0000-7000-8000-000000000065',
    },
  },
})
