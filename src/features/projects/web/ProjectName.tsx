import { Link } from 'react-router'
import { useHolds } from '../../../access/web/use-holds.ts'

/** Which project a screen is about, and the way to it for whom may go there. */
export function ProjectName({ id, name }: { id: string; name: string }) {
  const holds = useHolds()
  return holds('projects.edit') ? <Link to={`/dashboard/projects/edit/${id}`}>{name}</Link> : name
}
