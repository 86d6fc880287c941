import { Navigate } from 'react-router'

/** The other name of the list of articles. */
export default function IdeasRedirect() {
  return <Navigate to="/plumbline-ideas" replace />
}
