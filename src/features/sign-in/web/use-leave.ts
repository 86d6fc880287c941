import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import {
  currentSession,
  forgetSession,
  loginPathOf,
  setLoggingOut,
} from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { signOut } from '../sign-in.contract.ts'

export function useLeave(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await navigate(await leave())
  }
}

/** Ends the session here in any case, on the server if it can be reached; answers where to go. */
async function leave(): Promise<string> {
  const path = loginPathOf(currentSession().isTradeContractor)
  // What the page still asks for is given up before the session ends: its answer would be a refusal.
  flushSync(() => setLoggingOut(true))
  try {
    await call(signOut, { keepSession: true })
  } catch (error) {
    console.error('The server could not be told of the sign-out.', error)
  }
  forgetSession({ isLoggingOut: true })
  setTimeout(() => setLoggingOut(false), 100)
  return path
}
