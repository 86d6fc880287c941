// Makes the ways out of the mails of one person.
import type { Db } from '../../../kit/db/server/database.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import type { Exits } from './exits.ts'
import { makeStopLink } from './leaving.store.ts'

/** Links for the kinds of one mail to one person. */
export async function exitsOf(
  db: Db,
  account: string,
  kinds: readonly NoticeKind[],
  { lang, publicUrl }: { lang: Locale; publicUrl: string },
): Promise<Exits> {
  const each = [...new Map(kinds.map((kind) => [kind.name, kind])).values()]
  const free = each.filter(({ mandatory }) => mandatory !== true)
  const urlFor = async (some: readonly NoticeKind[]): Promise<string> => {
    const named = some.map(({ name, words }) => ({ name, label: words[lang].kind }))
    return `${publicUrl}/stop-notices/${await makeStopLink(db, account, named)}`
  }
  const open = []
  for (const kind of free) open.push({ kind: kind.words[lang].kind, url: await urlFor([kind]) })
  return {
    open,
    fixed: each.filter(({ mandatory }) => mandatory === true).map(({ words }) => words[lang].kind),
    all: free.length > 1 ? await urlFor(free) : open[0]?.url,
  }
}
