// What the person is told who is given a way in.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
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

type Said = { by: string; code: string }
const letters: Readonly<Record<Locale, (said: Said) => { subject: string; text: string }>> = {
  en: ({ by, code }) => ({
    subject: 'A way in to Plumbline, for 30 minutes',
    text: `${by} gave you a code in place of your second step:\n\n${code}\n\nSign in with your address and password, choose “I lost my second step” and enter it. You then set up a new second step; the old one ends.\n\nIt works once, for 30 minutes. If you did not ask for it, change your password now.`,
  }),
  fr: ({ by, code }) => ({
    subject: 'Un accès à Plumbline, pendant 30 minutes',
    text: `${by} vous a donné un code qui remplace votre deuxième étape :\n\n${code}\n\nConnectez-vous avec votre adresse et votre mot de passe, choisissez « J’ai perdu ma deuxième étape » et entrez-le. Vous configurez alors une nouvelle deuxième étape ; l’ancienne prend fin.\n\nIl sert une seule fois, pendant 30 minutes. Si vous ne l’avez pas demandé, changez de mot de passe maintenant.`,
  }),
  es: ({ by, code }) => ({
    subject: 'Un acceso a Plumbline, durante 30 minutos',
    text: `${by} le dio un código que reemplaza su segundo paso:\n\n${code}\n\nInicie sesión con su dirección y contraseña, elija «Perdí mi segundo paso» e introdúzcalo. Después configura un nuevo segundo paso; el anterior deja de servir.\n\nSirve una sola vez, durante 30 minutos. Si no lo pidió, cambie su contraseña ahora.`,
  }),
}

/** The code itself, in the language of the person. */
export async function wayInLetter(db: Db, account: string, by: { name: string }, code: string) {
  const found = await db.maybe(
    { lang: one<Locale>() },
    sql`select locale as lang from account where company_id = current_company() and id = ${account}`,
  )
  const lang = found?.lang ?? 'en'
  return { ...letters[lang]({ by: by.name, code }), lang }
}
