import { IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { useUnread } from '../../notices/web/index.ts'
import { type AlertSeverity, severityTones } from '../alerts/severities.ts'
import { waitingAlerts } from '../reading/reading.contract.ts'
import classes from './alerts.module.css'
import { waitingAlertsKey } from './keys.ts'
import { SeverityMark } from './SeverityMark.tsx'

const pathOf = (id: string) => `/dashboard/alerts/${id}`

/** Above every screen until it is acknowledged: the gravest alert that waits for the person, and how many more. It is
 *  asked for anew with each notice that the bell hears of. */
export function AlertBanner() {
  const { role, user } = useSession()
  const { pathname } = useLocation()
  const { latest } = useUnread()
  const isAsked = role !== undefined && role !== 'admin' && user?.seen_by === undefined
  const { data = [] } = useQuery({
    queryKey: [...waitingAlertsKey, user?.id, latest],
    queryFn: async ({ signal }) => (await call(waitingAlerts, { signal })).data.alerts,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return <ShownBanner alerts={isAsked ? data : []} pathOf={pathOf} at={pathname} />
}

type Shown = {
  alerts: readonly { id: string; title: string; severity: AlertSeverity }[]
  pathOf(id: string): string
  /** The page that is open: one that shows an alert needs no banner. */
  at: string
}

/** One line that leads to the first of them, and says how many more there are. */
export function ShownBanner({ alerts, pathOf: to, at }: Shown) {
  const text = useText()
  const [alert] = alerts
  if (alert === undefined || alerts.some(({ id }) => at === to(id))) return null
  return (
    <Link
      to={to(alert.id)}
      className={classes.banner}
      data-tone={severityTones[alert.severity]}
      data-no-print
    >
      <SeverityMark severity={alert.severity} size={20} />
      <span className={classes.bannerTitle} role="status">
        {alert.title}
      </span>
      {alerts.length > 1 && (
        <span className="whitespace-nowrap">
          {text('alert_more', { count: alerts.length - 1 })}
        </span>
      )}
      <IconChevronRight size={18} aria-hidden />
    </Link>
  )
}
