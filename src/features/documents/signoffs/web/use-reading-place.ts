// How far somebody has read a document lies on their device: they go on there, also after a reload or a dead battery.
import { useEffect } from 'react'
import { putRow, readRow } from '../../../../kit/drafts/web/stored.ts'

type Place = { readonly id: string; readonly hash: string; readonly at: number }

/** What is above this share of the page needs no finding again. */
const begun = 0.03
/** Milliseconds without a movement after which the place is stored. */
const atRest = 300

const height = () => Math.max(1, document.documentElement.scrollHeight - innerHeight)

/** Of a version by its hash; nothing until it is there to be read. */
export function useReadingPlace(account: string, document: string, hash: string | undefined): void {
  useEffect(() => {
    if (hash === undefined) return
    const id = `reading ${account} ${document}`
    let timer: ReturnType<typeof setTimeout> | undefined
    let at: number | undefined
    let gone = false
    const failed = (error: unknown) =>
      console.warn('Where a document is read is not stored.', error)
    function store() {
      clearTimeout(timer)
      if (at === undefined) return
      const saved_at = new Date().toISOString()
      const row = { id, account, kind: 'reading', hash, at, saved_at }
      putRow('drafts', row).catch(failed)
      at = undefined
    }
    function moved() {
      at = Math.min(1, scrollY / height())
      clearTimeout(timer)
      timer = setTimeout(store, atRest)
    }
    addEventListener('scroll', moved, { passive: true })
    addEventListener('pagehide', store)
    readRow<Place>('drafts', id).then((before) => {
      if (gone) return
      // Who has moved meanwhile stays where they are.
      if (before?.hash === hash && before.at > begun && scrollY === 0)
        scrollTo({ top: before.at * height() })
    }, failed)
    return () => {
      gone = true
      store()
      removeEventListener('scroll', moved)
      removeEventListener('pagehide', store)
    }
  }, [account, document, hash])
}
