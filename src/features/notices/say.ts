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

export function sayNotice(kind: NoticeKind, facts: NoticeFacts, lang: Locale) {
  const fact = worded(kind, facts, lang)
  const quoted = keysOf(kind.facts).find((name) => kind.facts[name] === 'quote')
  const { says, why } = kind.words[lang]
  return {
    says: filled(says, fact),
    quote: (quoted && facts[quoted]) || null,
    why: filled(why, fact),
  }
}

export const pathOf = ({ path }: NoticeKind, record: string): string =>
  path.replaceAll('{record}', record)
