import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { keysOf } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useOpenTabInSight } from '../../../../kit/web/page/use-open-tab-in-sight.ts'
import { TagLink } from '../../../../kit/web/theme/TagLink.tsx'
import { usePresentFilter } from '../../../../register/web/list/address/use-list-view.ts'
import { submissions } from '../../submissions.register.ts'
import { countsKey } from '../../web/keys.ts'
import { countLists } from '../lists.contract.ts'
import { lists, unreviewed } from '../lists.ts'
import classes from './lists.module.css'

const copiedPath = (of: Readonly<Record<string, readonly string[]>>) =>
  `${screenByName.get(lists.all)?.path}?${new URLSearchParams([
    ['filter[copied]', 'yes'],
    ...unreviewed.map((stage) => ['filter[stage]', stage]),
    ...Object.entries(of).flatMap(([name, ids]) => ids.map((id) => [`filter[${name}]`, id])),
  ])}`
const names = keysOf(lists)

/** From one list of submissions to the others, each with how many it holds. */
export function ListTabs() {
  const { locale, say, text } = useLanguage()
  const { pathname } = useLocation()
  const { processedPermissions } = useSession()
  // A tab leads to a list that begins with what the person works on: it counts the same.
  const { present } = usePresentFilter(submissions)
  const [project, team] = [present.project?.[0], present.team?.[0]]
  const { data } = useQuery({
    queryKey: countsKey(present),
    queryFn: ({ signal }) =>
      call(countLists, { query: { ...(project && { project }), ...(team && { team }) }, signal }),
    staleTime: 30_000,
  })
  const strip = useOpenTabInSight(pathname, data)
  const open = names.filter((name) => processedPermissions.has(lists[name]))
  if (open.length < 2) return null
  return (
    <div className={classes.head}>
      <nav
        ref={strip}
        aria-label={text('submissions_lists')}
        className={`${classes.tabs} flex gap-1 min-w-0 max-w-full overflow-x-auto border-b`}
      >
        {open.map((name) => {
          const path = screenByName.get(lists[name])?.path ?? ''
          return (
            <Link
              className="hint inline-flex items-center font-semibold whitespace-nowrap no-underline"
              key={name}
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
            >
              {text(`submissions_list_${name}`)}
              {data && <span className={classes.count}>{numberIn(locale, data.data[name])}</span>}
            </Link>
          )
        })}
      </nav>
      {open.includes('all') && data !== undefined && data.data.copied > 0 && (
        <TagLink
          to={copiedPath(present)}
          tone="warning"
          icon={<IconCopy size={18} aria-hidden="true" />}
          count={numberIn(locale, data.data.copied)}
        >
          {say(submissions.fields.copied.label)}
        </TagLink>
      )}
    </div>
  )
}
