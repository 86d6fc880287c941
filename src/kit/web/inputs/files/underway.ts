// Counts the files that are still being sent, so that a form waits for them.
import { createContext, useCallback, useState } from 'react'

/** Told that a file sets out; answers with what to call when it has arrived or never will. */
export const Underway = createContext<() => () => void>(() => () => undefined)

/** How many files are on their way from a form, and what tells it of one more. */
export function useUploadsUnderway() {
  const [count, setCount] = useState(0)
  const setOut = useCallback(() => {
    setCount((now) => now + 1)
    return () => setCount((now) => now - 1)
  }, [])
  return { uploading: count > 0, setOut }
}
