import { Outlet } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { NotShown } from '../../../features/sign-in/seeing/web/NotShown.tsx'
import { useScreen } from '../start/use-screen.ts'

/** The screen of this address; to somebody who sees as another person, as far as it is theirs to see. */
export function SeenScreen() {
  const { user, withheldRoutes } = useSession()
  const { name, closed } = useScreen()
  if (user?.seen_by === undefined) return <Outlet />
  if (withheldRoutes.has(name)) return <NotShown why="withheld" />
  const opens =
    closed === undefined || (closed === 'writes' && user.seen_by.support?.writes === true)
  return opens ? <Outlet /> : <NotShown why={closed} />
}
