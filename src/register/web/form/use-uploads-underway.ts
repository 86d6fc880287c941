import { useCallback, useState } from 'react'

/** How many files are on their way from a form, and what tells it of one more. */
export function useUploadsUnderway() {
  const [count, setCount] = useState(0)
  const setOut = useCallback(() => {
    setCount((now) => now + 1)
    return () => setCount((now) => now - 1)
  }, [])
  return { uploading: count > 0, setOut }
}
