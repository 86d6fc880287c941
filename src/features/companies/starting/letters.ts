// The mail that brings a visitor the link that begins their company.
import { inEach } from '../../../kit/language/in-each.ts'
import { fill } from '../../../kit/language/message.ts'
import { productBrand, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { texts } from '../telling/texts.ts'

type TrialFacts = { name: string; address: string; days: number; open: number }

const said = inEach(texts, 'trial')

export const trialMail = mailKind<TrialFacts>({
  name: 'trial-begins',
  write({ name, address, days, open }, lang) {
    const { subject, hello, lead, button, after, why } = said[lang]
    return {
      subject,
      hello: fill(hello, { name }, lang),
      parts: [words(fill(lead, { days }, lang))],
      button: { says: button, url: address },
      after: [fill(after, { open }, lang)],
      why,
    }
  },
  looks: productBrand,
  examples: {
    visitor: {
      name: 'Rosa Almeida',
      address: 'https://safety.example.com/signup/new-4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
      days: 30,
      open: 14,
    },
  },
})
