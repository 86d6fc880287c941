// The mail that brings papers to whom somebody sends them.
import { zonedIn } from '../../../kit/language/numbers-and-days.ts'
import { type LetterItem, type Writer, words } from '../../../kit/mail/letter.ts'
import { mailKind } from '../../../kit/mail/mail-kind.ts'
import { exampleSubmission } from '../about-in-mail.ts'
import { paperText } from '../papers/paper-words.ts'

type BulkFacts = {
  company: string
  writer: Writer
  /** What the person who sends them wrote. */
  message: string | null | undefined
  papers: readonly { number: string; title: string }[]
  /** The numbers of those that could not be made. */
  missing: readonly string[]
  /** Where they are, where they are too large to go with it. */
  link: { url: string; until: string; zone: string } | undefined
}

/** More are not named one by one. */
const mostNamed = 50

const example: BulkFacts = {
  company: 'Northgate Builders',
  writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
  message: 'As agreed on Friday.\nPlease call me about the second one.',
  papers: [
    { number: exampleSubmission.number, title: exampleSubmission.form },
    { number: 'SUB-2026-0066', title: 'Toolbox talk' },
  ],
  missing: [],
  link: undefined,
}

export const bulkMail = mailKind<BulkFacts>({
  name: 'papers',
  write({ company, writer, message, papers, missing, link }, lang) {
    const text = paperText(lang)
    const facts = {
      ...{ count: papers.length, number: papers[0]?.number ?? '' },
      ...{ by: writer.name, company },
    }
    const items = papers
      .slice(0, mostNamed)
      .map(({ number, title }): LetterItem => ({ says: `${number} – ${title}` }))
    return {
      subject: text('mail_subject', facts),
      parts: [
        words(text('mail_lead', facts)),
        ...(message ? [{ kind: 'quote', says: message } as const] : []),
        { kind: 'list', items },
        ...(link === undefined ? [words(text('mail_attached'))] : []),
        ...(missing.length === 0
          ? []
          : [words(text('mail_missing', { numbers: missing.join(', ').slice(0, 2000) }))]),
      ],
      ...(link !== undefined && {
        button: { says: text('mail_download'), url: link.url },
        after: [text('mail_link', { until: zonedIn(lang, link.until, link.zone) })],
      }),
      writer,
      why: text('mail_why', facts),
    }
  },
  examples: {
    attached: example,
    linked: {
      ...example,
      message: undefined,
      missing: ['SUB-2026-0067'],
      link: {
        url: 'https://safety.example.com/api/downloads/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
        until: '2026-11-21T17:30:00.000Z',
        zone: 'America/Toronto',
      },
    },
  },
})
