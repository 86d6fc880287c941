import { Navigate } from 'react-router'

/** The old address of the back office. */
export default function BackendRedirect() {
  return <Navigate to="/admin-dashboard" replace />
}
