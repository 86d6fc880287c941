// The letter that brings a link to sign by.
import type { Locale } from '../../../kit/locales.ts'

type Letter = {
  company: string
  form: string
  number: string
  /** Whom it is for, and who sent it. */
  name: string
  sender: string
  address: string
  /** When the link ends, and where that is read. */
  ends: string
  timezone: string
}

const dayIn = (lang: Locale, { ends, timezone }: Letter) =>
  new Intl.DateTimeFormat(`${lang}-CA`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(new Date(ends))

const mailText: Readonly<Record<Locale, (letter: Letter, until: string) => [string, string[]]>> = {
  en: ({ company, form, number, name, sender, address }, until) => [
    `Please sign: ${form}, ${number} (${company})`,
    [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `${sender} of ${company} asks you to read and sign “${form}”, ${number}.`,
      address,
      `Until ${until}, the link works once; after that, ask ${sender} for a new one.`,
      'If you do not know what this is about, nothing needs doing. Do not hand the link on: whoever has it can sign in your name.',
    ],
  ],
  fr: ({ company, form, number, name, sender, address }, until) => [
    `À signer : ${form}, ${number} (${company})`,
    [
      name === '' ? 'Bonjour,' : `Bonjour ${name},`,
      `${sender}, de ${company}, vous demande de lire et de signer « ${form} », ${number}.`,
      address,
      `Jusqu’au ${until}, le lien sert une seule fois; ensuite, demandez-en un nouveau à ${sender}.`,
      'Si vous ne savez pas de quoi il s’agit, il n’y a rien à faire. Ne transmettez pas le lien : quiconque l’a peut signer en votre nom.',
    ],
  ],
  es: ({ company, form, number, name, sender, address }, until) => [
    `Para firmar: ${form}, ${number} (${company})`,
    [
      name === '' ? 'Hola:' : `Hola, ${name}:`,
      `${sender}, de ${company}, le pide leer y firmar «${form}», ${number}.`,
      address,
      `Hasta el ${until}, el enlace sirve una sola vez; después, pida uno nuevo a ${sender}.`,
      'Si no sabe de qué se trata, no tiene que hacer nada. No comparta el enlace: quien lo tenga puede firmar en su nombre.',
    ],
  ],
}

export function linkMail(lang: Locale, letter: Letter): { subject: string; text: string } {
  const [subject, paragraphs] = mailText[lang](letter, dayIn(lang, letter))
  return { subject, text: paragraphs.join('\n\n') }
}
