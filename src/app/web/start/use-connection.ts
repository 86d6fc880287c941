import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { currentSession, seenAs, storedToken, whileSignedIn } from '../../../access/web/session.ts'
import { onRefusal } from '../../../features/sign-in/web/refusals.ts'
import { setClientHooks } from '../../../kit/http/client.web.ts'
import { keeperOf } from '../offline/keeper.ts'

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
}

/** Before the first call: what calls carry, and what a refused one does. */
export function useConnection(): void {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    setClientHooks({
      token: storedToken,
      cookie,
      account: () => keeperOf(currentSession()),
      seenAs,
      whileSignedIn,
      refused: (status, code) => onRefusal(status, code, (path) => void navigate(path)),
    })
  }, [navigate])
}
