import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { opensOffline } from '../../../kit/web/opens-offline.ts'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useStateOf } from '../../../kit/web/state-store.ts'
import { newVersion } from './new-version.ts'
import { useReadyOffline } from './use-ready-offline.ts'

const events = ['online', 'offline']
function watchLine(tell: () => void): () => void {
  for (const event of events) addEventListener(event, tell)
  return () => {
    for (const event of events) removeEventListener(event, tell)
  }
}
const useLine = () =>
  useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )

/** Above every screen: whether there is a connection, and whether there is a new version. Sees to it that both go
 *  well. */
export function Offline() {
  const text = useText()
  const isOnline = useLine()
  const isNew = useStateOf(newVersion)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useReadyOffline()
  useEffect(() => {
    // The screen that was left has put away what was typed on it.
    if (isNew && isOnline && shown.current !== pathname) window.location.reload()
    shown.current = pathname
  }, [isNew, isOnline, pathname])
  if (!isOnline && opensOffline())
    return (
      <div className="mb-3">
        <Notice tone="calm">{text('offline_now')}</Notice>
      </div>
    )
  if (!isNew || !isOnline) return null
  return (
    <div className="mb-3">
      <Notice tone="calm">
        <p>{text('new_version')}</p>
        <Button look="outline" onClick={() => window.location.reload()}>
          {text('new_version_now')}
        </Button>
      </Notice>
    </div>
  )
}
