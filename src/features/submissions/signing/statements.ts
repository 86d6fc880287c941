// The words that each signature agrees to, by the part of the person who signs. They are stored with the
// signature as they were said: a change here changes nothing that was signed.
import { inEach } from '../../../kit/language/in-each.ts'
import type { Locale } from '../../../kit/locales.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

export const roles = ['submitter', 'attendee', 'supervisor', 'manager', 'witness'] as const
export type SigningRole = (typeof roles)[number]

export const statements: Readonly<Record<SigningRole, Readonly<Record<Locale, string>>>> = {
  submitter: inEach(texts, 'submitter'),
  attendee: inEach(texts, 'attendee'),
  supervisor: inEach(texts, 'supervisor'),
  manager: inEach(texts, 'manager'),
  witness: inEach(texts, 'witness'),
}

const isRole = (role: string): role is SigningRole => roles.some((one) => one === role)

/** What the person who signs in this part agrees to, word for word. */
export function statementsOf(role: string): Readonly<Record<Locale, string>> {
  if (!isRole(role)) throw new Error(`Nobody signs as ${role}.`)
  return statements[role]
}

export const statementOf = (role: string, lang: Locale): string => statementsOf(role)[lang]

const attestations: Readonly<Record<'sign' | 'there', Readonly<Record<Locale, string>>>> = {
  sign: inEach(texts, 'saw-sign'),
  there: inEach(texts, 'saw-there'),
}

/** What the person whose device it is attests, word for word: that somebody signed, or only was there. */
export const attestationOf = (saw: 'sign' | 'there', lang: Locale, name: string): string =>
  attestations[saw][lang].replaceAll('{name}', () => name)
