import { useLocation, useParams } from 'react-router'
import { registerOf, type WorkplaceRef } from '../workplace.ts'

/** Which project or team a screen is about, as its address says it. */
export function useWorkplace(): WorkplaceRef {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  return { kind: pathname.startsWith(`/dashboard/${registerOf.team}/`) ? 'team' : 'project', id }
}
