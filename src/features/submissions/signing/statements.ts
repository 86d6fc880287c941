// The words that each signature agrees to, by the part of the person who signs. They are stored with the
// signature as they were said: a change here changes nothing that was signed.
import type { Locale } from '../../../kit/locales.ts'

export const roles = ['submitter', 'attendee', 'supervisor', 'manager', 'witness'] as const
export type SigningRole = (typeof roles)[number]

export const statements: Readonly<Record<SigningRole, Readonly<Record<Locale, string>>>> = {
  submitter: {
    en: 'I filled this in. To the best of my knowledge it is true and complete.',
    fr: 'J’ai rempli ce document. À ma connaissance, il est vrai et complet.',
    es: 'Yo rellené este documento. Según mi leal saber y entender, es veraz y completo.',
  },
  attendee: {
    en: 'I took part. I understood what was discussed, and I could ask what I wanted to ask.',
    fr: 'J’ai participé. J’ai compris ce qui a été discuté et j’ai pu poser mes questions.',
    es: 'Participé. Entendí lo que se trató y pude preguntar lo que quería preguntar.',
  },
  supervisor: {
    en: 'I have read this as supervisor, and I will see that what is open in it is put right.',
    fr: 'J’ai lu ce document à titre de superviseur et je veillerai à ce que ce qui reste ouvert soit corrigé.',
    es: 'Leí este documento como supervisor y me encargaré de que se corrija lo que está pendiente.',
  },
  manager: {
    en: 'I have read this as manager, and I accept it for the company.',
    fr: 'J’ai lu ce document à titre de gestionnaire et je l’accepte au nom de l’entreprise.',
    es: 'Leí este documento como gerente y lo acepto en nombre de la empresa.',
  },
  witness: {
    en: 'I was present, and I have read this: it says what I saw.',
    fr: 'J’étais présent et j’ai lu ce document : il dit ce que j’ai vu.',
    es: 'Estuve presente y leí este documento: dice lo que vi.',
  },
}

const isRole = (role: string): role is SigningRole => roles.some((one) => one === role)

/** What the person who signs in this part agrees to, word for word. */
export function statementOf(role: string, lang: Locale): string {
  if (!isRole(role)) throw new Error(`Nobody signs as ${role}.`)
  return statements[role][lang]
}

const attestations: Readonly<Record<'sign' | 'there', Readonly<Record<Locale, string>>>> = {
  sign: {
    en: 'I saw {name} sign.',
    fr: 'J’ai vu {name} signer.',
    es: 'Vi firmar a {name}.',
  },
  there: {
    en: 'I saw {name} take part. {name} did not sign: no device at hand.',
    fr: 'J’ai vu {name} participer. {name} n’a pas signé : aucun appareil à portée.',
    es: 'Vi participar a {name}. {name} no firmó: no tenía dispositivo a mano.',
  },
}

/** What the person whose device it is attests, word for word: that somebody signed, or only was there. */
export const attestationOf = (saw: 'sign' | 'there', lang: Locale, name: string): string =>
  attestations[saw][lang].replaceAll('{name}', () => name)
