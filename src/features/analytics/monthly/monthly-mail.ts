// The mail that brings a contact the figures of a month.
import { fill } from '../../../kit/language/message.ts'
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import { type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

type MonthlyFacts = {
  company: string
  /** The project or the entity; the company where it is of all. */
  place: string
  /** Whom it is for. */
  name: string
  /** Its first day. */
  month: string
  /** In whose name it is made. */
  writer: Writer | undefined
}

export const monthlyMail = mailKind<MonthlyFacts>({
  name: 'monthly-report',
  write({ company, place, name, month, writer }, lang) {
    const said = (word: keyof typeof texts.en) =>
      fill(texts[lang][word], {
        ...{ company, place, name },
        month: dayAs(lang, month, { month: 'long', year: 'numeric' }),
      })
    return {
      subject: said('subject'),
      hello: said('hello'),
      parts: [words(said('attached')), words(said('reads'))],
      writer,
      why: said('why'),
      exits: [{ says: said('ends') }],
    }
  },
  examples: {
    first: {
      company: 'Northgate Builders',
      place: '25-014 – Harbour Tower',
      name: 'Helen Park',
      month: '2026-10-01',
      writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: null },
    },
  },
})
