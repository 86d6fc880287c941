import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After each navigation the page stands at its top, or at the place the address names, and the
 *  heading has the focus, so that a screen reader says where the person has arrived. */
export function useArrival(): void {
  const { key, hash } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    if (place !== null) place.scrollIntoView()
    else if (!first.current) window.scrollTo(0, 0)
    if (!first.current && key !== '') document.querySelector('h1')?.focus({ preventScroll: true })
    first.current = false
  }, [key, hash])
}
