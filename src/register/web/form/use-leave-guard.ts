import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** Asks before what is unsaved is left: by a link, by the back button, by closing the tab. */
export function useLeaveGuard(isUnsaved: boolean) {
  /** Set when the form itself leads away: what was to be saved is saved. */
  const free = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !free.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      // A session that ended leads to the login, where nobody can save; the draft waits.
      !nextLocation.pathname.endsWith('/login'),
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    letGo: () => {
      free.current = true
    },
  }
}
