import { useEffect } from 'react'
import { useSession } from '../../../access/web/session.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { usePublicSettings } from '../../../features/public-site/web/use-public-settings.ts'
import { NoAnswer } from '../../../kit/http/client.web.ts'
import { opensOffline } from '../../../kit/web/opens-offline.ts'
import { atRest } from './at-rest.ts'
import { keeperOf } from './keeper.ts'

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
