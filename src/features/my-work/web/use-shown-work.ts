// What is done from the list stays on it until the person leaves, so that it can be taken back.
import { useState } from 'react'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { byDue } from '../due.ts'
import type { ListedWork, readMyWork } from '../my-work.contract.ts'

export type ShownWork = ReplyOf<typeof readMyWork>

export function useShownWork({ items }: ShownWork) {
  const [done, setDone] = useState<ReadonlyMap<string, ListedWork>>(new Map())
  const there = new Set(items.map(({ id }) => id))
  const gone = [...done.values()].filter(({ id }) => !there.has(id))
  return {
    items: [...items, ...gone].sort(byDue),
    done,
    noteDone(item: ListedWork, isDone: boolean) {
      setDone((before) => {
        const next = new Map(before)
        if (isDone) next.set(item.id, item)
        else next.delete(item.id)
        return next
      })
    },
  }
}
