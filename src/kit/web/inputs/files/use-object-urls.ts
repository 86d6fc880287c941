import { useEffect, useState } from 'react'

/** Where contents on this device are shown from, as long as the screen is there. */
export function useObjectUrls() {
  const [urls] = useState(() => new Map<string, string>())
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url)
      urls.clear()
    },
    [urls],
  )
  return urls
}
