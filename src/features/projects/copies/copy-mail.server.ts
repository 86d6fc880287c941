// The mail that brings a client's contact a copy of a submission, with the way to end them.
import type { Locale } from '../../../kit/locales.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import {
  aboutSubmission,
  exampleSubmission,
  type MailedSubmission,
} from '../../submissions/index.ts'

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

type Said = {
  subject: string
  hello: string
  tells: string
  copy: string
  why: string
  stop: string
}

const said: Readonly<Record<Locale, (facts: CopyFacts) => Said>> = {
  en: ({ company, form, number, place, name, revision, fits }) => ({
    subject: `${place}: ${form}, ${number}${revision > 1 ? ` (correction ${revision - 1})` : ''}`,
    hello: `Hello ${name},`,
    tells:
      revision > 1
        ? `“${form}” was corrected. This copy replaces the one before.`
        : `${company} has submitted “${form}”.`,
    copy: fits
      ? 'The copy is attached as a PDF.'
      : `The copy is too large for a mail: please ask ${company} for it.`,
    why: `You are sent this because ${company} lists you as a contact for ${place}.`,
    stop: 'End these copies',
  }),
  fr: ({ company, form, number, place, name, revision, fits }) => ({
    subject: `${place} : ${form}, ${number}${revision > 1 ? ` (correction ${revision - 1})` : ''}`,
    hello: `Bonjour ${name},`,
    tells:
      revision > 1
        ? `« ${form} » a été corrigé. Cette copie remplace la précédente.`
        : `${company} a soumis « ${form} ».`,
    copy: fits
      ? 'La copie est jointe en PDF.'
      : `La copie est trop volumineuse pour un courriel : demandez-la à ${company}.`,
    why: `Vous recevez ceci parce que ${company} vous compte parmi les contacts pour ${place}.`,
    stop: 'Ne plus recevoir ces copies',
  }),
  es: ({ company, form, number, place, name, revision, fits }) => ({
    subject: `${place}: ${form}, ${number}${revision > 1 ? ` (corrección ${revision - 1})` : ''}`,
    hello: `Hola, ${name}:`,
    tells:
      revision > 1
        ? `Se corrigió «${form}». Esta copia reemplaza la anterior.`
        : `${company} envió «${form}».`,
    copy: fits
      ? 'La copia va adjunta en PDF.'
      : `La copia es demasiado grande para un correo: pídala a ${company}.`,
    why: `Recibe esto porque ${company} lo tiene como contacto de ${place}.`,
    stop: 'Dejar de recibir estas copias',
  }),
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
    const { subject, hello, tells, copy, why, stop } = said[lang](facts)
    return {
      subject,
      hello,
      parts: [words(tells), aboutSubmission(facts, lang), words(copy)],
      writer: facts.writer,
      why,
      exits: [{ says: stop, url: facts.stop }],
    }
  },
  examples: { first: example, corrected: { ...example, revision: 2, fits: false } },
})
