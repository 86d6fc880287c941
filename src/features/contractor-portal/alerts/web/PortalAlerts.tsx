import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ShownBanner } from '../../../safety-alerts/web/index.ts'
import { portalKey } from '../../web/keys.ts'
import { portalAlerts } from '../alerts.contract.ts'

const pathOf = (id: string) => `/contractors/alerts/${id}`
const aMinute = 60_000

/** Above every screen of the portal until it is acknowledged: the gravest alert that waits for the contact. */
export function PortalAlerts() {
  const { user, isTradeContractor } = useSession()
  const { pathname } = useLocation()
  const { data } = useQuery({
    queryKey: portalKey('alerts', user?.id ?? ''),
    queryFn: async ({ signal }) => (await call(portalAlerts, { signal })).data,
    enabled: isTradeContractor && user?.seen_by === undefined,
    refetchInterval: aMinute,
    placeholderData: keepPreviousData,
  })
  return <ShownBanner alerts={data ?? []} pathOf={pathOf} at={pathname} />
}
