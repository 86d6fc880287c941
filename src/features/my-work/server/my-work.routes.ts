import { bind } from '../../../access/server/gate.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import { companyToday } from '../../../register/server/today.ts'
import { byDue } from '../due.ts'
import { type ListedWork, readMyWork } from '../my-work.contract.ts'

/** Of one kind: more than anybody does in a week. */
const most = 100

export const myWorkCalls = (kinds: readonly KindOfWork[]) => [
  bind(readMyWork, async (context, { query: { lang } }) => {
    const today = await companyToday(context.db)
    const items: ListedWork[] = []
    let more = false
    for (const { name, find } of kinds) {
      const found = await find(context, { today, most: most + 1 })
      more ||= found.length > most
      for (const { about, completes = null, ...item } of found.slice(0, most))
        items.push({ ...item, kind: name, about: [...about], completes })
    }
    return {
      today,
      kinds: kinds.map(({ name, words }) => ({ name, ...words[lang] })),
      items: items.sort((a, b) => byDue(a, b) || a.title.localeCompare(b.title, lang)),
      more,
    }
  }),
]
