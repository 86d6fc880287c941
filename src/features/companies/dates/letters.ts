// What a company's managers are told of its account.
import { inEach } from '../../../kit/language/in-each.ts'
import { fill } from '../../../kit/language/message.ts'
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import { productBrand, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { texts } from '../telling/texts.ts'

type StateFacts = {
  what: 'ending' | 'over' | 'suspended' | 'closed' | 'removing' | 'active' | 'trial'
  company: string
  name: string
  /** The last day of the trial; of a closed company the day on which it is removed. */
  until: string | null
  reason: string | null
  address: string
}

const said = inEach(texts, 'state')

const example: StateFacts = {
  what: 'ending',
  company: 'Birch Street Constructors',
  name: 'Rosa',
  until: '2026-12-24',
  reason: null,
  address: 'https://safety.example.com',
}

export const companyMail = mailKind<StateFacts>({
  name: 'company-account',
  write({ what, company, name, until, reason, address }, lang) {
    const { hello, button, why, ...of } = said[lang]
    const day = until === null ? '' : dayAs(lang, until, { dateStyle: 'long' })
    const filled = (message: string) => fill(message, { company, name, until: day }, lang)
    return {
      subject: filled(of[what].subject),
      hello: filled(hello),
      parts: [
        words(filled(of[what].lead)),
        ...(reason === null
          ? []
          : [{ kind: 'facts' as const, facts: [[of.reason, reason] as const] }]),
      ],
      button: { says: button, url: address },
      why: filled(why),
    }
  },
  looks: productBrand,
  examples: {
    ending: example,
    removing: { ...example, what: 'removing' },
    suspended: {
      ...example,
      what: 'suspended',
      reason: 'You asked us to pause it over the winter.',
    },
  },
})

/** The reason that stands with a company whose trial has ended, in its own language. */
export const trialEnded = (lang: keyof typeof texts, until: string): string =>
  fill(said[lang].ended, { until: dayAs(lang, until, { dateStyle: 'long' }) }, lang)
