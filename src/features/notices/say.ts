// A notice in the words of its reader, made of its facts when it is read.
import type { Locale } from '../../kit/locales.ts'
import { keysOf } from '../../kit/own.ts'
import type { NoticeKind } from '../../manifest/notice.ts'

export type NoticeFacts = Readonly<Record<string, string | null>>

const holes = /\{(\w+)\}/g
const optional = /\[([^\]]*)\]/g

const dayIn = (lang: Locale, day: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))

/** Every fact as it is read; one that is missing says nothing. */
function worded({ facts: kinds }: NoticeKind, facts: NoticeFacts, lang: Locale) {
  return (name: string): string => {
    const value = facts[name] ?? ''
    return kinds[name] === 'day' && value !== '' ? dayIn(lang, value) : value
  }
}

function filled(template: string, fact: (name: string) => string): string {
  const isEmpty = (part: string) => [...part.matchAll(holes)].some(([, name = '']) => !fact(name))
  return template
    .replace(optional, (_, part: string) => (isEmpty(part) ? '' : part))
    .replace(holes, (_, name: string) => fact(name))
    .trim()
}

const quoteIn = ({ facts: kinds }: NoticeKind, facts: NoticeFacts): string | null => {
  const quoted = keysOf(kinds).find((name) => kinds[name] === 'quote')
  return (quoted && facts[quoted]) || null
}

export function sayNotice(kind: NoticeKind, facts: NoticeFacts, lang: Locale) {
  const fact = worded(kind, facts, lang)
  const { says, why } = kind.words[lang]
  return {
    says: filled(says, fact),
    quote: quoteIn(kind, facts),
    why: filled(why, fact),
  }
}

/** The same to who has no part in it. */
export const sayToOthers = (
  kind: NoticeKind,
  facts: NoticeFacts,
  lang: Locale,
  record: string,
) => ({
  says: filled(kind.others?.says[lang] ?? kind.words[lang].says, worded(kind, facts, lang)),
  quote: quoteIn(kind, facts),
  path: pathOf(kind, record),
})

export const pathOf = ({ path }: NoticeKind, record: string): string =>
  path.replaceAll('{record}', record)
