// The mails that bring an invitation, in the language of the person.
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'

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

const days = (lang: Locale, until: string) => dayAs(lang, until, { dateStyle: 'full' })

type Said = {
  subject: string
  hello: string
  tells: string
  button: string
  after: string
  why: string
}
type Text = (facts: InvitationFacts, until: string) => Said

const said: Readonly<Record<Locale, Text>> = {
  en: ({ company, name, writer, reminds }, until) => ({
    subject: reminds
      ? `Your place in Plumbline is waiting (${company})`
      : `${company} invites you to Plumbline`,
    hello: `Hello ${name},`,
    tells: reminds
      ? `${writer.name} of ${company} invited you to Plumbline, and you have not been there yet.`
      : `${writer.name} of ${company} has set up your place in Plumbline, where the company keeps its safety forms, talks and records. Choose a password and you are in; it takes less than a minute, on a phone too.`,
    button: 'Choose a password',
    after: `The link is for you alone and works until ${until}.`,
    why: `You get this because ${company} has your address. If you do not know ${company}, nothing needs doing.`,
  }),
  fr: ({ company, name, writer, reminds }, until) => ({
    subject: reminds
      ? `Votre place dans Plumbline vous attend (${company})`
      : `${company} vous invite dans Plumbline`,
    hello: `Bonjour ${name},`,
    tells: reminds
      ? `${writer.name}, de ${company}, vous a invité dans Plumbline et vous n’y êtes pas encore allé.`
      : `${writer.name}, de ${company}, vous a préparé une place dans Plumbline, où l’entreprise tient ses formulaires, ses causeries et ses dossiers de sécurité. Choisissez un mot de passe et vous y êtes; cela prend moins d’une minute, aussi sur un téléphone.`,
    button: 'Choisir un mot de passe',
    after: `Le lien est pour vous seul et fonctionne jusqu’au ${until}.`,
    why: `Vous recevez ceci parce que ${company} a votre adresse. Si vous ne connaissez pas ${company}, il n’y a rien à faire.`,
  }),
  es: ({ company, name, writer, reminds }, until) => ({
    subject: reminds
      ? `Su lugar en Plumbline le espera (${company})`
      : `${company} le invita a Plumbline`,
    hello: `Hola, ${name}:`,
    tells: reminds
      ? `${writer.name}, de ${company}, le invitó a Plumbline y aún no ha entrado.`
      : `${writer.name}, de ${company}, le ha preparado un lugar en Plumbline, donde la empresa lleva sus formularios, charlas y registros de seguridad. Elija una contraseña y ya está dentro; tarda menos de un minuto, también en un teléfono.`,
    button: 'Elegir una contraseña',
    after: `El enlace es solo para usted y funciona hasta el ${until}.`,
    why: `Recibe esto porque ${company} tiene su dirección. Si no conoce ${company}, no tiene que hacer nada.`,
  }),
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
    const { subject, hello, tells, button, after, why } = said[lang](facts, days(lang, facts.until))
    return {
      subject,
      hello,
      parts: [words(tells)],
      button: { says: button, url: facts.address },
      after: [after],
      writer: facts.writer,
      why,
    }
  },
  examples: { first: example, reminder: { ...example, reminds: true } },
})
