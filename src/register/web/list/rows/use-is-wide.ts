import { type RefObject, useEffect, useState } from 'react'

/** Whether the table in a frame is wider than the frame. Only then does the frame scroll, because
 *  what scrolls keeps the table's head from staying at the top of the window. */
export function useIsWide(frame: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const table = frame.current?.firstElementChild
    if (!frame.current || !table) return undefined
    const watch = new ResizeObserver(() => {
      const room = frame.current?.clientWidth ?? 0
      setWide(table.scrollWidth > room + 1)
    })
    watch.observe(frame.current)
    watch.observe(table)
    return () => watch.disconnect()
  }, [frame])
  return wide
}
