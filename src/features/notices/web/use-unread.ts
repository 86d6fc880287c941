// How much is unread, as it changes: by the server's stream while the page is looked at, and by asking now and
// then where the stream is broken or refused.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { listen } from '../../../kit/http/stream.web.ts'
import { countUnread, streamUnread, type Unread } from '../notices.contract.ts'
import { noticesKey, unreadKey } from './keys.ts'

const askEvery = 30_000
const pauses = [2_000, 5_000, 15_000, 60_000]

function take(queries: QueryClient, data: string): void {
  const found: Unread = JSON.parse(data)
  const before = queries.getQueryData<Unread>(unreadKey)
  queries.setQueryData(unreadKey, found)
  if (before?.latest !== found.latest || before.unread !== found.unread)
    void queries.invalidateQueries({ queryKey: noticesKey })
}

/** Listens until it is stopped; after each break a little later again. */
async function keepListening(
  queries: QueryClient,
  signal: AbortSignal,
  onBroken: (broken: boolean) => void,
): Promise<void> {
  for (let broken = 0; !signal.aborted; broken += 1) {
    try {
      await listen(streamUnread, signal, (data) => {
        broken = 0
        onBroken(false)
        take(queries, data)
      })
    } catch (error) {
      if (signal.aborted) return
      console.info('The stream of notices broke; it is asked for again.', error)
    }
    if (signal.aborted) return
    onBroken(true)
    await new Promise<void>((resolve) => {
      const later = setTimeout(resolve, pauses[Math.min(broken, pauses.length - 1)])
      signal.addEventListener('abort', () => {
        clearTimeout(later)
        resolve()
      })
    })
  }
}

/** Looked at, and with a connection: otherwise there is nothing to listen for, and a browser has few lines to
 *  one server. */
const isThere = () => document.visibilityState === 'visible' && navigator.onLine

export function useLiveUnread(): Unread {
  const queries = useQueryClient()
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    let stop = new AbortController()
    const turn = () => {
      stop.abort()
      stop = new AbortController()
      if (isThere()) void keepListening(queries, stop.signal, setBroken)
    }
    turn()
    const changes = [
      [document, 'visibilitychange'],
      [window, 'online'],
      [window, 'offline'],
    ] as const
    for (const [target, name] of changes) target.addEventListener(name, turn)
    return () => {
      for (const [target, name] of changes) target.removeEventListener(name, turn)
      stop.abort()
    }
  }, [queries])
  // The stream says it first.
  return useUnread(broken)
}

/** What the bell knows; one part of a page listens for all. */
export function useUnread(asks = false): Unread {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call(countUnread, { signal }),
    enabled: asks,
    refetchInterval: askEvery,
    staleTime: askEvery,
  })
  return data ?? { unread: 0, latest: null }
}
