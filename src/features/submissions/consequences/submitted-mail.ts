// The mail to those outside whom a form names, when it is submitted.
import type { Locale } from '../../../kit/locales.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { aboutSubmission, exampleSubmission, type MailedSubmission } from '../about-in-mail.ts'

type SubmittedFacts = MailedSubmission & {
  by: string
  writer: Writer | undefined
  link: string
}

type Said = {
  subject: string
  tells: string
  button: string
  why: string
}

const said: Readonly<Record<Locale, (facts: SubmittedFacts) => Said>> = {
  en: ({ number, form, by, company }) => ({
    subject: `${form}: ${number}`,
    tells: `${by} submitted “${form}” as ${number}.`,
    button: 'Read it',
    why: `You get this because ${company} named your address in the form. You sign in to read it.`,
  }),
  fr: ({ number, form, by, company }) => ({
    subject: `${form} : ${number}`,
    tells: `${by} a soumis « ${form} » sous le numéro ${number}.`,
    button: 'Lire',
    why: `Vous recevez ceci parce que ${company} a inscrit votre adresse dans le formulaire. Vous vous connectez pour le lire.`,
  }),
  es: ({ number, form, by, company }) => ({
    subject: `${form}: ${number}`,
    tells: `${by} envió «${form}» con el número ${number}.`,
    button: 'Leer',
    why: `Recibe esto porque ${company} puso su dirección en el formulario. Inicie sesión para leerlo.`,
  }),
}

export const submittedMail = mailKind<SubmittedFacts>({
  name: 'form-submitted',
  write(facts, lang) {
    const { subject, tells, button, why } = said[lang](facts)
    return {
      subject,
      parts: [words(tells), aboutSubmission(facts, lang)],
      button: { says: button, url: facts.link },
      writer: facts.writer,
      why,
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
