// What a mail of notices says, in the language of the person who reads it.
import { fill } from '../../kit/language/message.ts'
import type { Locale } from '../../kit/locales.ts'
import {
  type Letter,
  type LetterItem,
  type LetterPart,
  type Writer,
  words,
} from '../../kit/mail/letter.ts'
import { mailKind } from '../../kit/mail/mail-kind.ts'
import type { MorningSection } from '../../manifest/morning.ts'
import { noticeKind } from '../../manifest/notice.ts'
import { type Exits, exitsIn } from './leaving/exits.ts'
import { sayNotice } from './say.ts'
import { texts } from './telling/texts.ts'

export type MailedNotice = {
  says: string
  quote: string | null
  why: string
  act: string
  path: string
}

type NoticeFacts = {
  notices: readonly MailedNotice[]
  /** The reader. */
  name: string
  publicUrl: string
  exits: Exits
  /** The person whom all of them name as their cause. */
  writer: Writer | undefined
}
type MorningFacts = Omit<NoticeFacts, 'writer'> & { sections: readonly MorningSection[] }

const itemOf = ({ says, quote, why, path }: MailedNotice, publicUrl: string): LetterItem => ({
  says,
  quote,
  more: why,
  url: `${publicUrl}${path}`,
})

const subjectOf = (notices: readonly MailedNotice[], lang: Locale): string => {
  const [only, ...more] = notices
  return only !== undefined && more.length === 0
    ? only.says
    : fill(texts[lang].mail.several, { count: notices.length })
}

const exitsOf = ({ exits, publicUrl }: Pick<NoticeFacts, 'exits' | 'publicUrl'>, lang: Locale) => [
  ...exitsIn(exits, lang),
  { says: texts[lang].mail.choose, url: `${publicUrl}/dashboard/notifications?view=choices` },
]

/** One matter is the mail's own: its words, its button, why it is told. */
function lonely(only: MailedNotice, publicUrl: string) {
  return {
    parts: [
      words(only.says),
      ...(only.quote === null ? [] : [{ kind: 'quote', says: only.quote } as const]),
    ],
    button: { says: only.act, url: `${publicUrl}${only.path}` },
    why: only.why,
  }
}

function several(notices: readonly MailedNotice[], publicUrl: string, lang: Locale) {
  const items = notices.map((one) => itemOf(one, publicUrl))
  return {
    parts: [{ kind: 'list', items } as const],
    button: { says: texts[lang].mail.all, url: `${publicUrl}/dashboard/notifications` },
  }
}

const example: NoticeFacts = {
  notices: [
    {
      says: 'Maya Okafor returned SUB-2026-0065: Weekly site inspection',
      quote: 'Soil type is missing.\nWhich trench is it?',
      why: 'You submitted it. Correct it and submit it again.',
      act: 'Correct the form',
      path: '/dashboard/submissions/edit/0196b6a2-0000-7000-8000-000000000065',
    },
  ],
  name: 'Dwayne Brooks',
  publicUrl: 'https://safety.example.com',
  exits: { open: [], fixed: ['A submission is returned to me'], all: undefined },
  writer: { name: 'Maya Okafor', email: 'maya@northgate.test', phone: '416-555-0142' },
}
const another: MailedNotice = {
  says: 'Please correct D-2026-0031: Guardrail loose at level 4, due Nov 27, 2026',
  quote: null,
  why: 'You are its owner.',
  act: 'Read what to correct',
  path: '/dashboard/deficiency-registry?row=0196b6a2-0000-7000-8000-000000000031',
}
const exampleWords = {
  kind: 'Signatures wait',
  says: 'Signatures are waiting: {count}',
  why: 'You get this once each working day while signatures are missing.',
  act: 'Open my work',
}
const exampleOfMorning = noticeKind({
  name: 'example',
  facts: { count: 'text' },
  path: '/dashboard/my-work',
  mail: 'morning',
  words: { en: exampleWords, fr: exampleWords, es: exampleWords },
})
const leaving: Exits = {
  open: [
    {
      kind: 'Someone comments on my task',
      url: 'https://safety.example.com/stop-notices/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
    },
  ],
  fixed: ['A deficiency is assigned to me'],
  all: 'https://safety.example.com/stop-notices/4Jr0cT2yK9wQvZ1mX8bN5sLdHfGaPuEo',
}

/** What cannot wait for the morning. */
export const noticeMail = mailKind<NoticeFacts>({
  name: 'notices',
  write(facts, lang): Letter {
    const { notices, name, publicUrl, writer } = facts
    const [only, ...more] = notices
    const told =
      only !== undefined && more.length === 0
        ? lonely(only, publicUrl)
        : several(notices, publicUrl, lang)
    return {
      subject: subjectOf(notices, lang),
      hello: fill(texts[lang].mail.hello, { name }),
      ...told,
      writer,
      exits: exitsOf(facts, lang),
    }
  },
  examples: {
    one: example,
    several: {
      ...example,
      notices: [...example.notices, another],
      exits: leaving,
      writer: undefined,
    },
  },
})

/** The one mail of a morning: what is new, and what waits, each matter with why the person gets it. */
export const morningMail = mailKind<MorningFacts>({
  name: 'morning',
  write(facts, lang): Letter {
    const { notices, sections, name, publicUrl } = facts
    const said = texts[lang].mail
    const matters = sections.map(({ kind, count, lists }) => ({
      lists,
      ...sayNotice(kind, { count: String(count) }, lang),
    }))
    const news: LetterPart = {
      kind: 'list',
      lead: said.news,
      items: notices.map((one) => itemOf(one, publicUrl)),
    }
    return {
      subject: [
        ...(notices.length === 0 ? [] : [subjectOf(notices, lang)]),
        ...matters.map(({ says }) => says),
      ].join(' · '),
      hello: fill(said.morning, { name }),
      parts: [
        ...(notices.length === 0 ? [] : [news]),
        ...matters.flatMap(({ lists, why }): LetterPart[] => [
          ...lists.map((list) => ({ kind: 'list', ...list }) as const),
          { kind: 'aside', says: why },
        ]),
      ],
      button: { says: said.work, url: `${publicUrl}/dashboard/my-work` },
      exits: exitsOf(facts, lang),
    }
  },
  examples: {
    day: {
      ...example,
      notices: [another],
      exits: leaving,
      sections: [
        {
          kind: exampleOfMorning,
          count: 2,
          lists: [
            {
              lead: 'Waiting for your signature:',
              items: [
                {
                  says: 'SUB-2026-0065 Weekly site inspection (working days: 3)',
                  url: 'https://safety.example.com/dashboard/submissions/edit/0196b6a2-0000-7000-8000-000000000065',
                },
                {
                  says: 'SUB-2026-0066 Toolbox talk (working days: 1)',
                  url: 'https://safety.example.com/dashboard/submissions/edit/0196b6a2-0000-7000-8000-000000000066',
                },
              ],
            },
          ],
        },
      ],
    },
  },
})
