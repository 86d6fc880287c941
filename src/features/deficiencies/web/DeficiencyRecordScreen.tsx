import { Navigate, useParams } from 'react-router'

/** A deficiency is read in the drawer beside the list. */
export default function DeficiencyRecordScreen() {
  const { id = '' } = useParams()
  return (
    <Navigate replace to={{ pathname: '/dashboard/deficiency-registry', search: `row=${id}` }} />
  )
}
