// The mail that brings a link to sign by.
import { zonedIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { aboutSubmission, exampleSubmission, type MailedSubmission } from '../about-in-mail.ts'

type LinkFacts = MailedSubmission & {
  /** Whom it is for, and who sent it. */
  name: string
  writer: Writer
  address: string
  /** When the link ends, and where that is read. */
  ends: string
  timezone: string
}

const until = (lang: Locale, { ends, timezone }: LinkFacts) => zonedIn(lang, ends, timezone, 'full')

type Said = {
  subject: string
  hello: string
  asks: string
  button: string
  after: readonly string[]
  why: string
}

const said: Readonly<Record<Locale, (facts: LinkFacts, until: string) => Said>> = {
  en: ({ company, form, number, name, writer }, until) => ({
    subject: `Please sign: ${form}, ${number}`,
    hello: name === '' ? 'Hello,' : `Hello ${name},`,
    asks: `${writer.name} of ${company} asks you to read and sign “${form}”.`,
    button: 'Read and sign',
    after: [
      `Until ${until}, the link works once; after that, ask ${writer.name} for a new one.`,
      'Do not forward this link: anyone who has it can sign in your name.',
    ],
    why: `You get this because ${writer.name} asked for your signature. If you do not know what it is about, nothing needs doing.`,
  }),
  fr: ({ company, form, number, name, writer }, until) => ({
    subject: `À signer : ${form}, ${number}`,
    hello: name === '' ? 'Bonjour,' : `Bonjour ${name},`,
    asks: `${writer.name}, de ${company}, vous demande de lire et de signer « ${form} ».`,
    button: 'Lire et signer',
    after: [
      `Jusqu’au ${until}, le lien sert une seule fois; ensuite, demandez-en un nouveau à ${writer.name}.`,
      'Ne transférez pas ce lien : toute personne qui l’a peut signer en votre nom.',
    ],
    why: `Vous recevez ceci parce que ${writer.name} demande votre signature. Si vous ne savez pas de quoi il s’agit, il n’y a rien à faire.`,
  }),
  es: ({ company, form, number, name, writer }, until) => ({
    subject: `Para firmar: ${form}, ${number}`,
    hello: name === '' ? 'Hola:' : `Hola, ${name}:`,
    asks: `${writer.name}, de ${company}, le pide leer y firmar «${form}».`,
    button: 'Leer y firmar',
    after: [
      `Hasta el ${until}, el enlace sirve una sola vez; después, pida uno nuevo a ${writer.name}.`,
      'No reenvíe este enlace: cualquiera que lo tenga puede firmar en su nombre.',
    ],
    why: `Recibe esto porque ${writer.name} pidió su firma. Si no sabe de qué se trata, no tiene que hacer nada.`,
  }),
}

export const linkMail = mailKind<LinkFacts>({
  name: 'link-to-sign',
  write(facts, lang) {
    const { subject, hello, asks, button, after, why } = said[lang](facts, until(lang, facts))
    return {
      subject,
      hello,
      parts: [words(asks), aboutSubmission(facts, lang)],
      button: { says: button, url: facts.address },
      after,
      writer: facts.writer,
      why,
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
