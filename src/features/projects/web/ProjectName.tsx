import { RecordLink } from '../../../register/web/record/RecordLink.tsx'

/** Which project a screen is about, and the way to it for whom may go there. */
export function ProjectName(project: { id: string; name: string }) {
  return <RecordLink register="projects" to={project} />
}
