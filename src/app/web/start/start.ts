import { forgetSession, restoreSession } from '../../../access/web/session.ts'
import { startInOwnLanguage } from '../../../kit/web/language/Language.tsx'

declare global {
  interface Window {
    __reactRouterContext?: { isSpaMode: boolean }
  }
}

/** Takes up what the last visit left, before anything is drawn. */
export async function start(): Promise<void> {
  if (!restoreSession()) {
    forgetSession()
    window.location.replace('/login')
  }
  if (window.__reactRouterContext?.isSpaMode) await startInOwnLanguage()
}
