import { Link } from 'react-router'
import { useType } from './use-type.ts'

/** The way back to the documents of the type. */
export function AboveCategories({ within }: { within: string | undefined }) {
  const type = useType(within)
  return (
    <p className="m-0 mb-3 text-sm">
      <Link to={`/dashboard/custom-resources/${within}`}>{type?.plural}</Link>
    </p>
  )
}
