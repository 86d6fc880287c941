import { inEach } from '../../../kit/language/in-each.ts'
import { fill } from '../../../kit/language/message.ts'
import { zonedIn } from '../../../kit/language/numbers-and-days.ts'
import { productBrand, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { texts } from './telling/texts.ts'

type Receipt = {
  kind: 'contact' | 'trial' | 'demo'
  name: string
  company: string
  phone: string
  message: string
  demo_at: string | null
  /** Where the hours of demos are counted. */
  zone: string
}

const receiptWords = inEach(texts, 'request-receipt')

/** What a visitor sent us, so that they have it too. */
export const receiptMail = mailKind<Receipt>({
  name: 'request-receipt',
  write({ kind, name, company, phone, message, demo_at, zone }, lang) {
    const said = receiptWords[lang]
    return {
      subject: said[kind],
      hello: fill(said.hello, { name }, lang),
      parts: [
        words(said.lead),
        {
          kind: 'facts',
          facts: [
            [said.when, demo_at && zonedIn(lang, demo_at, zone, 'full')],
            [said.company, company],
            [said.phone, phone],
          ],
        },
        ...(message === '' ? [] : [{ kind: 'quote' as const, says: message }]),
      ],
      why: said.why,
    }
  },
  looks: productBrand,
  examples: {
    demo: {
      kind: 'demo',
      name: 'Rosa Almeida',
      company: 'Birch Street Constructors',
      phone: '',
      message: 'How does a foreman sign without a PIN?',
      demo_at: '2026-12-03T15:00:00.000Z',
      zone: 'America/Toronto',
    },
    trial: {
      kind: 'trial',
      name: 'Rosa Almeida',
      company: 'Birch Street Constructors',
      phone: '+1 416 555 0100',
      message: '',
      demo_at: null,
      zone: 'America/Toronto',
    },
  },
})
