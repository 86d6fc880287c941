import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Fit = {
  /** How many of the columns are left out, from the last. */
  left: number
  /** Whether the table is wider than its frame all the same: only then does the frame scroll, because what scrolls
   *  keeps the table's head from staying at the top of the window. */
  wide: boolean
}
const everything: Fit = { left: 0, wide: false }
/** The name and two more are always there. */
const fewest = 3

/** What fits into the frame of a table. Of columns that nobody chose, the last give way; chosen ones are scrolled to. */
export function useFitting(
  frame: RefObject<HTMLElement | null>,
  columns: readonly unknown[],
  mayLeaveOut: boolean,
): Fit {
  const [fit, setFit] = useState({ ...everything, columns, room: 0 })
  /** Decided for these columns and this room; else all stand there until it is measured. */
  const now = fit.columns === columns ? fit : { ...everything, columns, room: fit.room }

  function measure() {
    const table = frame.current?.querySelector('table')
    if (!frame.current || !table) return
    const room = frame.current.clientWidth
    if (room !== now.room) {
      setFit({ ...everything, columns, room })
      return
    }
    const left = mayLeaveOut ? now.left + tooMany(table, room, columns.length - now.left) : 0
    const wide = left === now.left && table.scrollWidth > room + 1
    if (left !== now.left || wide !== now.wide) setFit({ left, wide, columns, room })
  }
  // Before it is painted, so that no column is seen to go.
  useLayoutEffect(measure)
  useEffect(() => {
    if (!frame.current) return undefined
    const watch = new ResizeObserver(measure)
    watch.observe(frame.current)
    return () => watch.disconnect()
  })
  return now
}

/** How many of the last columns must go until the others fit. */
function tooMany(table: HTMLTableElement, room: number, shown: number): number {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th[scope=col]')]
  let over = table.scrollWidth - room - 1
  let count = 0
  while (over > 0 && shown - count > fewest) {
    over -= heads[heads.length - 1 - count]?.offsetWidth ?? 0
    count += 1
  }
  return count
}
