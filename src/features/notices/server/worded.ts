import { sayer } from '../../../kit/http/server/language.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import { byRule } from '../rules/by-rule.ts'
import { type NoticeFacts, pathOf, sayNotice, sayToOthers } from '../say.ts'

type Stored = { kind: string; record: string; facts: NoticeFacts }

/** Words notices as their kinds say; nothing of a kind that there is no longer. */
export function wordedBy(kinds: readonly NoticeKind[]) {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  return ({ kind: name, record, facts }: Stored, lang: Locale) => {
    const kind = byName.get(name)
    if (kind === undefined) return undefined
    const said = { ...sayNotice(kind, facts, lang, sayer(lang)), path: pathOf(kind, record) }
    const of = kind.name === byRule.name ? byName.get(facts.of ?? '') : undefined
    return of === undefined ? said : { ...said, ...sayToOthers(of, facts, lang, record) }
  }
}
