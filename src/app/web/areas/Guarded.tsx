import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { isOff } from '../../../access/modules.ts'
import { guard } from '../../../access/web/guard.ts'
import { useSession } from '../../../access/web/session.ts'
import { loginFrom } from '../../../access/web/wall.ts'
import { ModuleOff } from '../pages/NotAuthorized.tsx'
import { useScreen } from '../start/use-screen.ts'

type Props = { children: ReactNode; onAllowed?: () => void }

/** Shows the screen of this address to people with its grant and sends others away. */
export function Guarded({ children, onAllowed }: Props) {
  const session = useSession()
  const { name, grants } = useScreen()
  const { pathname, search, key } = useLocation()
  const passage = guard({ name, pathname }, session)
  const allowed = passage === 'open'
  const to = passage === '/login' ? loginFrom({ pathname, search }, passage) : passage
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, told by its key
  useEffect(() => {
    if (allowed) onAllowed?.()
  }, [allowed, key])
  const off = session.user?.company?.modules_off ?? []
  if (
    passage === '/not-authorized' &&
    grants.length > 0 &&
    grants.every((grant) => isOff(off, grant))
  )
    return <ModuleOff />
  return allowed ? children : <Navigate to={to} replace />
}
