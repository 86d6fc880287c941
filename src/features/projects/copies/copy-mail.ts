// The letter that brings a client's contact a copy of a submission, with the way to end them.
import type { Locale } from '../../../kit/locales.ts'

type Letter = {
  company: string
  form: string
  number: string
  /** The project or the team that it is about. */
  place: string
  /** Whom it is for. */
  name: string
  revision: number
  /** Whether the copy is small enough to go with it. */
  fits: boolean
  stop: string
}

const mailText: Readonly<Record<Locale, (letter: Letter) => [string, string[]]>> = {
  en: ({ company, form, number, place, name, revision, fits, stop }) => [
    `${place}: ${form}, ${number}${revision > 1 ? ` (correction ${revision - 1})` : ''}`,
    [
      `Hello ${name},`,
      revision > 1
        ? `“${form}” (${number}) for ${place} was corrected. This copy replaces the one before.`
        : `${company} has submitted “${form}” (${number}) for ${place}.`,
      fits
        ? 'The copy is attached as a PDF.'
        : `The copy is too large for a mail: please ask ${company} for it.`,
      `You are sent this because ${company} lists you as a contact for ${place}. To end these copies, open:\n${stop}`,
    ],
  ],
  fr: ({ company, form, number, place, name, revision, fits, stop }) => [
    `${place} : ${form}, ${number}${revision > 1 ? ` (correction ${revision - 1})` : ''}`,
    [
      `Bonjour ${name},`,
      revision > 1
        ? `« ${form} » (${number}) pour ${place} a été corrigé. Cette copie remplace la précédente.`
        : `${company} a soumis « ${form} » (${number}) pour ${place}.`,
      fits
        ? 'La copie est jointe en PDF.'
        : `La copie est trop volumineuse pour un courriel : demandez-la à ${company}.`,
      `Vous recevez ceci parce que ${company} vous compte parmi les contacts pour ${place}. Pour ne plus recevoir ces copies, ouvrez :\n${stop}`,
    ],
  ],
  es: ({ company, form, number, place, name, revision, fits, stop }) => [
    `${place}: ${form}, ${number}${revision > 1 ? ` (corrección ${revision - 1})` : ''}`,
    [
      `Hola, ${name}:`,
      revision > 1
        ? `Se corrigió «${form}» (${number}) de ${place}. Esta copia reemplaza la anterior.`
        : `${company} envió «${form}» (${number}) de ${place}.`,
      fits
        ? 'La copia va adjunta en PDF.'
        : `La copia es demasiado grande para un correo: pídala a ${company}.`,
      `Recibe esto porque ${company} lo tiene como contacto de ${place}. Para dejar de recibir estas copias, abra:\n${stop}`,
    ],
  ],
}

export function copyMail(lang: Locale, letter: Letter): { subject: string; text: string } {
  const [subject, paragraphs] = mailText[lang](letter)
  return { subject, text: paragraphs.join('\n\n') }
}
