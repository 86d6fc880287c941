// What the person is told who is given a way in.
import type { Locale } from '../../../kit/locales.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { noticeKind } from '../../../manifest/notice.ts'

export const wayInGiven = noticeKind({
  name: 'way-in-given',
  facts: { by: 'text' },
  path: '/dashboard/my-account',
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: {
    en: {
      kind: 'I am given a way in without my second step',
      says: '{by} gave you a code in place of your second step, good once and for 30 minutes',
      why: 'It works with your password alone. Did you not ask for it? Change your password now.',
    },
    fr: {
      kind: 'On me donne un accès sans ma deuxième étape',
      says: '{by} vous a donné un code qui remplace votre deuxième étape, valable une fois et pendant 30 minutes',
      why: 'Il ne sert qu’avec votre mot de passe. Vous ne l’avez pas demandé ? Changez de mot de passe maintenant.',
    },
    es: {
      kind: 'Me dan un acceso sin mi segundo paso',
      says: '{by} le dio un código que reemplaza su segundo paso, válido una vez y durante 30 minutos',
      why: 'Solo sirve con su contraseña. ¿No lo pidió? Cambie su contraseña ahora.',
    },
  },
})

type WayInFacts = { writer: Writer; code: string }
type Said = Record<'subject' | 'gave' | 'how' | 'once' | 'why', string>

const said: Readonly<Record<Locale, (by: string) => Said>> = {
  en: (by) => ({
    subject: 'A way in to Plumbline, for 30 minutes',
    gave: `${by} gave you a code in place of your second step:`,
    how: 'Sign in with your address and password, choose “I lost my second step” and enter it. You then set up a new second step; the old one ends.',
    once: 'It works once, for 30 minutes.',
    why: 'If you did not ask for it, change your password now.',
  }),
  fr: (by) => ({
    subject: 'Un accès à Plumbline, pendant 30 minutes',
    gave: `${by} vous a donné un code qui remplace votre deuxième étape :`,
    how: 'Connectez-vous avec votre adresse et votre mot de passe, choisissez « J’ai perdu ma deuxième étape » et entrez-le. Vous configurez alors une nouvelle deuxième étape ; l’ancienne prend fin.',
    once: 'Il sert une seule fois, pendant 30 minutes.',
    why: 'Si vous ne l’avez pas demandé, changez de mot de passe maintenant.',
  }),
  es: (by) => ({
    subject: 'Un acceso a Plumbline, durante 30 minutos',
    gave: `${by} le dio un código que reemplaza su segundo paso:`,
    how: 'Inicie sesión con su dirección y contraseña, elija «Perdí mi segundo paso» e introdúzcalo. Después configura un nuevo segundo paso; el anterior deja de servir.',
    once: 'Sirve una sola vez, durante 30 minutos.',
    why: 'Si no lo pidió, cambie su contraseña ahora.',
  }),
}

/** The code itself. It leads nowhere: who is sent it knows where they sign in. */
export const wayInMail = mailKind<WayInFacts>({
  name: 'way-in',
  write({ writer, code }, lang) {
    const { subject, gave, how, once, why } = said[lang](writer.name)
    return {
      subject,
      parts: [words(gave), { kind: 'code', says: code }, words(how), words(once)],
      writer,
      why,
    }
  },
  examples: {
    code: {
      writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
      code: 'K7QX-M2PD-94TF',
    },
  },
})
