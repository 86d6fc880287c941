// What a mail of notices says, in the language of the person who reads it.
import type { Locale } from '../../kit/locales.ts'
import type { MorningSection } from '../../manifest/morning.ts'
import { type Exits, exitLines } from './leaving/exits.ts'
import { sayNotice } from './say.ts'

export type MailedNotice = { says: string; quote: string | null; why: string; path: string }
type Reader = { name: string; lang: Locale }

const mailText: Record<
  Locale,
  Record<'several' | 'hello' | 'morning' | 'news' | 'choose', string>
> = {
  en: {
    several: 'News for you: {count}',
    hello: 'Hello {name},',
    morning: 'Good morning {name},',
    news: 'New since the last mail:',
    choose: 'Choose what you are told, and when:',
  },
  fr: {
    several: 'Du nouveau pour vous : {count}',
    hello: 'Bonjour {name},',
    morning: 'Bonjour {name},',
    news: 'Nouveau depuis le dernier courriel :',
    choose: 'Choisissez ce dont on vous avise, et quand :',
  },
  es: {
    several: 'Novedades para usted: {count}',
    hello: 'Hola, {name}:',
    morning: 'Buenos días, {name}:',
    news: 'Novedades desde el último correo:',
    choose: 'Elija de qué se le avisa, y cuándo:',
  },
}

const filled = (line: string, holes: Readonly<Record<string, string | number>>) =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => String(holes[name] ?? ''))

const noExits: Exits = { open: [], fixed: [], all: undefined }

const footer = (lang: Locale, publicUrl: string, exits: Exits) => [
  ...exitLines(exits, lang),
  '',
  mailText[lang].choose,
  `${publicUrl}/dashboard/notifications?view=choices`,
]

const linesOf = ({ says, quote, why, path }: MailedNotice, publicUrl: string) => [
  `- ${says}`,
  ...(quote === null ? [] : quote.split('\n').map((line) => `  > ${line}`)),
  `  ${why}`,
  `  ${publicUrl}${path}`,
]

const subjectOf = (notices: readonly MailedNotice[], lang: Locale): string => {
  const [only, ...more] = notices
  return only !== undefined && more.length === 0
    ? only.says
    : filled(mailText[lang].several, { count: notices.length })
}

/** What cannot wait for the morning. */
export const noticeMail = (
  notices: readonly MailedNotice[],
  { name, lang }: Reader,
  publicUrl: string,
  exits: Exits = noExits,
) => ({
  subject: subjectOf(notices, lang),
  text: [
    filled(mailText[lang].hello, { name }),
    ...notices.flatMap((one) => ['', ...linesOf(one, publicUrl)]),
    ...footer(lang, publicUrl, exits),
  ].join('\n'),
})

/** The one mail of a morning: what is new, and what waits, each matter with why the person gets it. */
export function morningMail(
  notices: readonly MailedNotice[],
  sections: readonly MorningSection[],
  { name, lang }: Reader,
  publicUrl: string,
  exits: Exits = noExits,
) {
  const said = mailText[lang]
  const matters = sections.map(({ kind, count, lines }) => ({
    lines,
    ...sayNotice(kind, { count: String(count) }, lang),
  }))
  const subjects = [
    ...(notices.length === 0 ? [] : [subjectOf(notices, lang)]),
    ...matters.map(({ says }) => says),
  ]
  return {
    subject: subjects.join(' · '),
    text: [
      filled(said.morning, { name }),
      ...(notices.length === 0 ? [] : ['', said.news]),
      ...notices.flatMap((one) => linesOf(one, publicUrl)),
      ...matters.flatMap(({ lines, why }) => ['', ...lines, '', why]),
      ...footer(lang, publicUrl, exits),
    ].join('\n'),
  }
}
