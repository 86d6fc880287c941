import { use, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { ModalContext } from '../../../kit/web/inputs/modals/use-modals.ts'
import { InDialog } from '../../../kit/web/page/in-dialog.ts'

/** Asks before what is unsaved is left: by a link, by the back button, by closing the tab or its
 *  dialog. */
export function useLeaveGuard(isUnsaved: boolean) {
  /** Set when the form itself leads away: what was to be saved is saved. */
  const free = useRef(false)
  const dialog = use(InDialog)
  const modals = use(ModalContext)
  function tellDialog(unsaved: boolean) {
    if (dialog !== undefined) modals?.setUnsaved(dialog, unsaved)
  }
  useEffect(() => tellDialog(isUnsaved && !free.current))
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
      tellDialog(false)
    },
  }
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>
