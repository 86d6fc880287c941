import {
  currentSession,
  forgetSession,
  restoreSession,
  storedAccount,
} from '../../../access/web/session.ts'
import { startInOwnLanguage } from '../../../kit/web/language/Language.tsx'
import { followReader, forgetOthers } from './forget.ts'

declare global {
  interface Window {
    __reactRouterContext?: { isSpaMode: boolean }
  }
}

/** Another tab signed out, or somebody else in: nothing of who was here stays on this page. Unsent entries
 * stay on the device. */
function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    const { user } = currentSession()
    if ((key !== 'user' && key !== null) || user === undefined) return
    if (storedAccount() !== user.id) window.location.reload()
  })
}

/** Takes up who was here at the last visit, before anything is drawn. */
export function takeUpSession(): void {
  if (!restoreSession()) {
    forgetSession()
    window.location.replace('/login')
  }
  forgetOthers()
  followReader()
  followOtherTabs()
}

export async function start(): Promise<void> {
  takeUpSession()
  if (window.__reactRouterContext?.isSpaMode) await startInOwnLanguage()
}
