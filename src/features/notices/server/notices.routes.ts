import { bind } from '../../../access/server/gate.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import * as calls from '../notices.contract.ts'
import { accountOf } from './account-of.ts'
import { markAllRead, markRead, noticesOf, unreadOf } from './notices.store.ts'
import { usedBy } from './used-by.ts'
import { wordedBy } from './worded.ts'

const atOnce = 30

export function noticeCalls(kinds: readonly NoticeKind[]) {
  const worded = wordedBy(kinds)

  return [
    bind(calls.readNotices, async (context, { query }) => {
      const { lang, state, kind, before } = query
      const rows = await noticesOf(context.db, {
        account: accountOf(context),
        kinds: kinds.map(({ name }) => name).filter((name) => kind === undefined || name === kind),
        unread: state === 'unread',
        before,
        count: atOnce + 1,
      })
      const page = rows.slice(0, atOnce)
      return {
        data: page.flatMap(({ id, kind, at, read, ...row }) => {
          const said = worded({ kind, ...row }, lang)
          return said === undefined ? [] : [{ id, kind, at, read, ...said }]
        }),
        older: rows.length > atOnce ? (page.at(-1)?.id ?? null) : null,
      }
    }),

    bind(calls.noticeKinds, async ({ session }, { query: { lang } }) => ({
      data: usedBy(session, kinds)
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
