import { forgetSession, restoreSession } from '../../../access/web/session.ts'

/** Takes up the session of the last visit, before anything is drawn. */
export function start(): void {
  if (restoreSession()) return
  forgetSession()
  window.location.replace('/login')
}
