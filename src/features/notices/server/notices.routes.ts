import { bind } from '../../../access/server/gate.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import * as calls from '../notices.contract.ts'
import { pathOf, sayNotice } from '../say.ts'
import { accountOf } from './account-of.ts'
import {
  markAllRead,
  markRead,
  type NoticeRow,
  noticesOf,
  unreadOf,
  zoneOf,
} from './notices.store.ts'

const atOnce = 30

export function noticeCalls(kinds: readonly NoticeKind[]) {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))

  function worded({ kind: name, record, facts, ...row }: NoticeRow, lang: 'en' | 'fr' | 'es') {
    const kind = byName.get(name)
    if (kind === undefined) throw new Error(`No feature states the notice ${name}.`)
    return { ...row, kind: name, ...sayNotice(kind, facts, lang), path: pathOf(kind, record) }
  }

  return [
    bind(calls.readNotices, async (context, { query }) => {
      const { lang, state, kind, before } = query
      const rows = await noticesOf(context.db, {
        account: accountOf(context),
        kinds: [...byName.keys()].filter((name) => kind === undefined || name === kind),
        unread: state === 'unread',
        before,
        count: atOnce + 1,
      })
      const page = rows.slice(0, atOnce)
      return {
        data: page.map((row) => worded(row, lang)),
        older: rows.length > atOnce ? (page.at(-1)?.id ?? null) : null,
        zone: await zoneOf(context.db),
      }
    }),

    bind(calls.noticeKinds, async (_, { query: { lang } }) => ({
      data: kinds
        .map(({ name, words }) => ({ name, kind: words[lang].kind }))
        .sort((a, b) => a.kind.localeCompare(b.kind, lang)),
    })),

    bind(calls.countUnread, (context) => unreadOf(context.db, accountOf(context))),

    bind(calls.markNotices, (context, { body }) => markRead(context.db, accountOf(context), body)),

    bind(calls.markAll, (context, { body }) =>
      markAllRead(context.db, accountOf(context), body.until),
    ),
  ]
}
