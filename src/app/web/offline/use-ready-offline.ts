import { useEffect } from 'react'
import { useSession } from '../../../access/web/session.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { usePublicSettings } from '../../../features/public-site/web/use-public-settings.ts'
import { NoAnswer } from '../../../kit/http/client.web.ts'
import { opensOffline } from '../../../kit/web/opens-offline.ts'
import { keeperOf } from './keeper.ts'

/** When the page has nothing else to do; a browser that cannot say when waits a little. */
export function atRest(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: 10_000 })
  return () => cancelIdleCallback(asked)
}

/** After the first visit of a person the device has what it needs to open without a connection. */
export function useReadyOffline(): void {
  const on = usePublicSettings()?.opens_offline
  const account = keeperOf(useSession())
  const fills = useHolds()('submissions.create')
  useEffect(() => {
    if (on === undefined || account === undefined || (!on && !opensOffline())) return undefined
    const stop = new AbortController()
    const ready = async () => {
      const { readyOffline, takeAway } = await import('./ready-offline.ts')
      await (on ? readyOffline(account, fills, stop.signal) : takeAway())
    }
    const cancel = atRest(() => {
      ready().catch((error: unknown) => {
        if (stop.signal.aborted || error instanceof NoAnswer) return
        console.warn('This device keeps nothing for the time without a connection.', error)
      })
    })
    return () => {
      cancel()
      stop.abort()
    }
  }, [on, account, fills])
}
