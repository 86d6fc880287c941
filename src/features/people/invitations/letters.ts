// The letters that bring an invitation, in the language of the person.
import type { Locale } from '../../../kit/locales.ts'

type Letter = {
  company: string
  name: string
  /** Who invites. */
  sender: string
  address: string
  /** The last day on which the link works. */
  until: string
}

const days = (lang: Locale, until: string) =>
  new Intl.DateTimeFormat(`${lang}-CA`, { dateStyle: 'full' }).format(new Date(until))

type Text = (letter: Letter) => [subject: string, paragraphs: string[]]

const first: Readonly<Record<Locale, Text>> = {
  en: ({ company, name, sender, address, until }) => [
    `${company} invites you to Plumbline`,
    [
      `Hello ${name},`,
      `${sender} of ${company} has set up your place in Plumbline, where the company keeps its safety forms, talks and records. Choose a password and you are in; it takes less than a minute, on a phone too:`,
      address,
      `The link is for you alone and works until ${until}.`,
    ],
  ],
  fr: ({ company, name, sender, address, until }) => [
    `${company} vous invite dans Plumbline`,
    [
      `Bonjour ${name},`,
      `${sender}, de ${company}, vous a préparé une place dans Plumbline, où l’entreprise tient ses formulaires, ses causeries et ses dossiers de sécurité. Choisissez un mot de passe et vous y êtes; cela prend moins d’une minute, aussi sur un téléphone :`,
      address,
      `Le lien est pour vous seul et fonctionne jusqu’au ${until}.`,
    ],
  ],
  es: ({ company, name, sender, address, until }) => [
    `${company} le invita a Plumbline`,
    [
      `Hola, ${name}:`,
      `${sender}, de ${company}, le ha preparado un lugar en Plumbline, donde la empresa lleva sus formularios, charlas y registros de seguridad. Elija una contraseña y ya está dentro; tarda menos de un minuto, también en un teléfono:`,
      address,
      `El enlace es solo para usted y funciona hasta el ${until}.`,
    ],
  ],
}

const again: Readonly<Record<Locale, Text>> = {
  en: ({ company, name, sender, address, until }) => [
    `Your place in Plumbline is waiting (${company})`,
    [
      `Hello ${name},`,
      `${sender} of ${company} invited you to Plumbline, and you have not been there yet. Choose a password here:`,
      address,
      `The link works until ${until}. If you do not know ${company}, nothing needs doing.`,
    ],
  ],
  fr: ({ company, name, sender, address, until }) => [
    `Votre place dans Plumbline vous attend (${company})`,
    [
      `Bonjour ${name},`,
      `${sender}, de ${company}, vous a invité dans Plumbline et vous n’y êtes pas encore allé. Choisissez un mot de passe ici :`,
      address,
      `Le lien fonctionne jusqu’au ${until}. Si vous ne connaissez pas ${company}, il n’y a rien à faire.`,
    ],
  ],
  es: ({ company, name, sender, address, until }) => [
    `Su lugar en Plumbline le espera (${company})`,
    [
      `Hola, ${name}:`,
      `${sender}, de ${company}, le invitó a Plumbline y aún no ha entrado. Elija aquí una contraseña:`,
      address,
      `El enlace funciona hasta el ${until}. Si no conoce ${company}, no tiene que hacer nada.`,
    ],
  ],
}

export function invitationMail(
  lang: Locale,
  letter: Letter,
  { reminds }: { reminds: boolean },
): { subject: string; text: string } {
  const words = (reminds ? again : first)[lang]
  const [subject, paragraphs] = words({ ...letter, until: days(lang, letter.until) })
  return { subject, text: paragraphs.join('\n\n') }
}
