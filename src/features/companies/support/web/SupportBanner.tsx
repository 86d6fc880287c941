import { IconChevronRight, IconLifebuoy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { grantsOf, useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { supportKey } from '../../web/keys.ts'
import { listSupport } from '../support.contract.ts'
import classes from './support.module.css'

const path = '/dashboard/support-access'
const everyMinutes = 5

/** Above every screen of a manager while somebody of the provider asks to be let in, or is. */
export function SupportBanner() {
  const text = useText()
  const { moment } = useTimes()
  const { role, user } = useSession()
  const { pathname } = useLocation()
  const isManager =
    role === 'hs_manager' &&
    user !== undefined &&
    user.seen_by === undefined &&
    grantsOf(user).includes('users.edit')
  const { data } = useQuery({
    queryKey: supportKey,
    queryFn: ({ signal }) => call(listSupport, { signal }),
    enabled: isManager,
    refetchInterval: everyMinutes * 60_000,
  })
  const open = data?.data.find(({ state }) => state === 'running' || state === 'asked')
  if (!isManager || open === undefined || pathname === path) return null
  const { name, state, ends_at } = open
  return (
    <Link to={path} className={classes.banner} data-tone="warning" data-no-print>
      <IconLifebuoy size={20} aria-hidden />
      <span className="flex-1 min-w-0">
        {state === 'running'
          ? text('support_banner_running', { name, until: moment(ends_at ?? '') })
          : text('support_banner_asked', { name })}
      </span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  )
}
