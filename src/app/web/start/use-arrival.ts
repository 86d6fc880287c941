import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

function focusHeading(): boolean {
  const heading = document.querySelector('h1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** After each navigation the page stands at its top, or at the place the address names, and the
 *  heading has the focus, so that a screen reader says where the person has arrived. */
export function useArrival(): void {
  const { key, pathname, search, hash } = useLocation()
  const first = useRef(true)
  const last = useRef({ place: '', search: '' })
  useEffect(() => {
    const { current: before } = last
    last.current = { place: pathname + hash, search }
    // A list that is searched or filtered says so in its address: nobody has gone anywhere.
    if (before.place === pathname + hash && before.search !== search) return undefined
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    if (place !== null) place.scrollIntoView()
    else if (!first.current) window.scrollTo(0, 0)
    const isFirst = first.current || key === ''
    first.current = false
    if (isFirst || focusHeading()) return undefined
    // A screen that is still on its way has no heading yet.
    const wait = new MutationObserver(() => {
      if (focusHeading()) wait.disconnect()
    })
    wait.observe(document.body, { childList: true, subtree: true })
    return () => wait.disconnect()
  }, [key, pathname, search, hash])
}
