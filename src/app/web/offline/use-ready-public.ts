import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { usePublicSettings } from '../../../features/public-site/web/use-public-settings.ts'
import { offlineScreens } from '../../composed/offline-screens.ts'
import { atRest } from './at-rest.ts'

/** A public page that is stated to open without a connection does so after the first visit. */
export function useReadyPublic(): void {
  const on = usePublicSettings()?.opens_offline === true
  const name = useMatches().at(-1)?.id ?? ''
  const opens = on && offlineScreens.includes(name)
  useEffect(() => {
    if (!opens) return undefined
    return atRest(() => {
      import('./register-worker.ts')
        .then(({ registerWorker }) => registerWorker())
        .catch((error: unknown) =>
          console.warn('This page will not open without a connection.', error),
        )
    })
  }, [opens])
}
