import { currentSession, forgetSession, loginPathOf, seenAs } from '../../../access/web/session.ts'
import { loginFrom } from '../../../access/web/wall.ts'
import { call } from '../../../kit/http/client.web.ts'
import { csrfCookie } from '../sign-in.contract.ts'

async function fetchCookie(): Promise<void> {
  try {
    await call(csrfCookie, { keepSession: true })
  } catch (error) {
    console.error('The CSRF cookie could not be refreshed.', error)
  }
}

let fetching: Promise<void> | undefined

/** Calls that are refused at once wait for the same cookie. */
function freshCookie(): Promise<void> {
  fetching ??= fetchCookie().finally(() => {
    fetching = undefined
  })
  return fetching
}

/** What a refused call does to the session. The call itself still rejects afterwards. */
export async function onRefusal(
  status: number,
  code: string,
  go: (path: string) => void,
): Promise<void> {
  // Whom the session sees as is another than this page believes.
  if (code === 'seeing/ended' || (code === 'seeing/read-only' && seenAs() === undefined)) {
    const { followSeeing } = await import('../seeing/web/follow-seeing.ts')
    await followSeeing()
  }
  if (status === 401 || status === 419) await freshCookie()
  if (status === 419) window.location.reload()
  if (status !== 401 && status !== 403) return
  // Of several calls refused at once, the first has done all of it.
  if (!currentSession().isLoggedIn) return
  const path = loginFrom(window.location, loginPathOf(currentSession().isTradeContractor))
  forgetSession()
  go(path)
}
