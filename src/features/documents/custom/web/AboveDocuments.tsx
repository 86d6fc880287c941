import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useType } from './use-type.ts'

/** The way back to all resources, and to the categories of this type. */
export function AboveDocuments({ within }: { within: string | undefined }) {
  const text = useText()
  const type = useType(within)
  const { processedPermissions } = useSession()
  const categories = type?.has_categories === true && processedPermissions.has('custom-categories')
  return (
    <p className="row flex-wrap gap-4 m-0 mb-3 text-sm">
      <Link to="/dashboard/resources">{text('custom_all_resources')}</Link>
      {categories && (
        <Link to={`/dashboard/custom-resources/${within}/categories`}>
          {text('custom_categories')}
        </Link>
      )}
    </p>
  )
}
