import { Link } from 'react-router'
import { screenByName } from '../../../access/screens.ts'
import { useSession } from '../../../access/web/session.ts'
import type { Pointed } from '../../fields/pointing.ts'
import { addressOf } from '../../screens-of.ts'

/** The name of a row elsewhere: the way to it, where it can be read by itself and by this person. */
export function RecordLink({ register, to }: { register: string; to: Pointed }) {
  const { processedPermissions } = useSession()
  const screen = screenByName.get(`${register}-record`)
  const holes = screen?.path.match(/:\w+/g)?.length
  if (screen === undefined || holes !== 1 || !processedPermissions.has(screen.name)) return to.name
  return <Link to={addressOf(screen, to.id)}>{to.name}</Link>
}
