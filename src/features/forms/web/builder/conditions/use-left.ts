// Whether a row has been left: what is missing is said then, not while somebody is still at it.
import { useEffect, useRef, useState } from 'react'

export function useLeft() {
  const [left, setLeft] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    left,
    // Lists open outside the row in the document, but their events still pass through it.
    onFocus: () => clearTimeout(timer.current),
    onBlur: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setLeft(true))
    },
  }
}
