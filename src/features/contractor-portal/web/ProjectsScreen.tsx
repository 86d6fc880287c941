import { IconBuildingCommunity } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import { portalProjects } from '../portal.contract.ts'
import { addressOfPlace } from './address.ts'
import { portalKey } from './keys.ts'

/** Where a contractor's people arrive: their projects, with what is still owed on each. */
export default function ProjectsScreen() {
  const text = useText()
  const { user } = useSession()
  const { data, isPending, isError } = useQuery({
    queryKey: portalKey('projects'),
    queryFn: ({ signal }) => call(portalProjects, { signal }),
  })
  const { contractors = [], places = [] } = data?.data ?? {}
  const several = contractors.length > 1
  return (
    <Page title={text('nav_projects')} lead={user?.company?.name}>
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {isPending && <ListSkeleton rows={3} />}
      {contractors
        .filter(({ approval }) => approval === 'expired' || approval === 'suspended')
        .map(({ id, name, approval, reason }) => (
          <Notice key={id} tone="danger">
            <strong>{name}</strong>{' '}
            {text(approval === 'expired' ? 'portal_expired' : 'portal_suspended')} {reason}
          </Notice>
        ))}
      {data !== undefined && places.length === 0 && (
        <EmptyState
          title={text('portal_projects_none')}
          text={text('contractor_nothing_yet')}
          icon={<IconBuildingCommunity />}
        />
      )}
      <ul className="box bare">
        {places.map(({ id, name, contractor, whole, counts }) => (
          <li key={`${id} ${contractor.id}`} className="border-between px-4 py-3">
            <Link
              to={addressOfPlace({ id, name })}
              className="lone block break-anywhere font-medium"
            >
              {whole ? text('portal_company_forms') : name}
            </Link>
            {several && <small className="text-soft block">{contractor.name}</small>}
            <span className="row gap-2 mt-2">
              {counts.past_due > 0 && (
                <Tag tone="danger">{text('portal_count_past_due', { count: counts.past_due })}</Tag>
              )}
              <Tag tone={counts.outstanding > 0 ? 'warning' : 'calm'}>
                {text('portal_count_outstanding', { count: counts.outstanding })}
              </Tag>
              <Tag tone="good">{text('portal_count_completed', { count: counts.completed })}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </Page>
  )
}
