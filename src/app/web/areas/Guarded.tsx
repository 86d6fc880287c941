import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { guard } from '../../../access/web/guard.ts'
import { useSession } from '../../../access/web/session.ts'
import { loginFrom } from '../../../access/web/wall.ts'
import { useScreen } from '../start/use-screen.ts'

type Props = { children: ReactNode; onAllowed?: () => void }

/** Shows the screen of this address to people with its grant and sends others away. */
export function Guarded({ children, onAllowed }: Props) {
  const session = useSession()
  const { name } = useScreen()
  const { pathname, search, key } = useLocation()
  const passage = guard({ name, pathname }, session)
  const allowed = passage === 'open'
  const to = passage === '/login' ? loginFrom({ pathname, search }, passage) : passage
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, told by its key
  useEffect(() => {
    if (allowed) onAllowed?.()
  }, [allowed, key])
  return allowed ? children : <Navigate to={to} replace />
}
