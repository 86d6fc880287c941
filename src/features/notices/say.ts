// A notice in the words of its reader, made of its facts when it is read.

import { sayRight } from '../../access/right-names.ts'
import type { Scope } from '../../access/scope.ts'
import { inEach } from '../../kit/language/in-each.ts'
import { dayIn } from '../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../kit/locales.ts'
import { keysOf, own } from '../../kit/own.ts'
import type { Say } from '../../kit/sentences.ts'
import type { NoticeKind } from '../../manifest/notice.ts'
import { texts } from './telling/texts.ts'

/** The language of the reader, and the words that definitions state in it. */
type Reading = { lang: Locale; say: Say }
const inEnglish: Say = (english) => english

export type NoticeFacts = Readonly<Record<string, string | null>>

const holes = /\{(\w+)\}/g
const optional = /\[([^\]]*)\]/g

/** More than so many are not named, only counted. */
const mostRights = 4

function rightsIn(value: string, say: Say): string {
  const rights = value.split(' ')
  const named = rights.slice(0, mostRights).map((right) => sayRight(right, say))
  const more = rights.length - named.length
  return `${named.join(', ')}${more > 0 ? ` (+${more})` : ''}`
}

/** The rows that a scope shows, as what one sees. */
const seen: Readonly<Record<Locale, Readonly<Record<Scope, string>>>> = inEach(texts, 'scopes')

/** Every fact as it is read; one that is missing says nothing. */
function worded({ facts: kinds }: NoticeKind, facts: NoticeFacts, { lang, say }: Reading) {
  return (name: string): string => {
    const value = facts[name] ?? ''
    if (value === '') return value
    if (kinds[name] === 'day') return dayIn(lang, value)
    if (kinds[name] === 'scope') return own(seen[lang], value) ?? ''
    return kinds[name] === 'rights' ? rightsIn(value, say) : value
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

export function sayNotice(
  kind: NoticeKind,
  facts: NoticeFacts,
  lang: Locale,
  say: Say = inEnglish,
) {
  const fact = worded(kind, facts, { lang, say })
  const { says, why, act } = kind.words[lang]
  return {
    says: filled(says, fact),
    quote: quoteIn(kind, facts),
    why: filled(why, fact),
    act,
  }
}

/** The same to who has no part in it. */
export function sayToOthers(kind: NoticeKind, facts: NoticeFacts, lang: Locale, record: string) {
  const { says, act } = kind.others?.words[lang] ?? kind.words[lang]
  return {
    says: filled(says, worded(kind, facts, { lang, say: inEnglish })),
    quote: quoteIn(kind, facts),
    act,
    path: pathOf(kind, record),
  }
}

export const pathOf = ({ path }: NoticeKind, record: string): string =>
  path.replaceAll('{record}', record)
