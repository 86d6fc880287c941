// A kind of mail: what it says of its facts, and examples by which its look is tested.
import type { Locale } from '../locales.ts'
import type { Letter, MailBrand } from './letter.ts'

export type MailExample = { name: string; letter(lang: Locale): Letter }

/** A kind whose facts nobody need know. */
export type KnownMail = {
  name: string
  examples: readonly MailExample[]
  /** Whose look the examples have. */
  looks: MailBrand
}

const aCompany: MailBrand = { name: 'Northgate Builders', colour: '#1d5b79', logoKey: 'logo' }

export type MailKind<Facts> = KnownMail & { write(facts: Facts, lang: Locale): Letter }

export const mailKind = <Facts>({
  name,
  write,
  examples,
  looks = aCompany,
}: {
  name: string
  write(facts: Facts, lang: Locale): Letter
  /** Each under its name: `{ corrected: { … } }`. */
  examples: Readonly<Record<string, Facts>>
  looks?: MailBrand
}): MailKind<Facts> => ({
  name,
  write,
  looks,
  examples: Object.entries(examples).map(([example, facts]) => ({
    name: example,
    letter: (lang) => write(facts, lang),
  })),
})
