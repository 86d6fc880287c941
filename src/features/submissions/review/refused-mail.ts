// The mail that tells a contractor's contact that a form was not accepted.
import { fill } from '../../../kit/language/message.ts'
import { words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

type RefusedFacts = {
  company: string
  /** Whom it is for. */
  name: string
  form: string
  number: string
  reason: string
  address: string
}

export const refusedMail = mailKind<RefusedFacts>({
  name: 'contractor-refused',
  write({ address, ...facts }, lang) {
    const said = (word: keyof typeof en.refused) => fill(texts[lang].refused[word], facts)
    return {
      subject: said('subject'),
      hello: said('hello'),
      parts: [words(said('tells')), words(said('reason')), words(said('again'))],
      button: { says: said('button'), url: address },
      why: said('why'),
    }
  },
  examples: {
    first: {
      company: 'Northgate Builders',
      name: 'Pete Ironside',
      form: 'Weekly site inspection',
      number: 'S-2026-0412',
      reason: 'The photo of the scaffold tag is missing.',
      address: 'https://safety.example.com/contractors/projects',
    },
  },
})
