import { Navigate, useParams } from 'react-router'

/** A submission is read where it is signed, reviewed and revised. */
export default function SubmissionRecordScreen() {
  const { id = '' } = useParams()
  return <Navigate replace to={`/dashboard/submissions/edit/${encodeURIComponent(id)}`} />
}
