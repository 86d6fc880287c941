import { useEffect, useRef } from 'react'

/** How long the page has been before the eyes of the person: not while another one is. */
export function useSecondsInSight(): () => number {
  const before = useRef(0)
  const since = useRef<number>(undefined)
  useEffect(() => {
    function look() {
      if (since.current !== undefined) before.current += performance.now() - since.current
      since.current = document.hidden ? undefined : performance.now()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return () => {
    const now = since.current === undefined ? 0 : performance.now() - since.current
    return Math.round((before.current + now) / 1000)
  }
}
