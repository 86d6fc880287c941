import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../kit/web/language/size-words.ts'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { companyStates, readOverview } from '../companies.contract.ts'
import { companiesKey } from './keys.ts'
import classes from './overview.module.css'

/** The installation at a glance. */
export function Overview() {
  const { text, locale } = useLanguage()
  const { moment } = useTimes()
  const { data, isPending, isError } = useQuery({
    queryKey: companiesKey('overview'),
    queryFn: ({ signal }) => call(readOverview, { signal }),
    staleTime: 0,
  })
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { companies, new_requests, bytes, backup_at } = data.data
  return (
    <ul className={classes.tiles}>
      {companyStates
        .filter((state) => state === 'active' || companies[state] > 0)
        .map((state) => (
          <Tile
            key={state}
            to={`/admin-dashboard/companies?state=${state}`}
            value={String(companies[state])}
            label={text(`companies_${state}`, { count: companies[state] })}
          />
        ))}
      <Tile
        to="/admin-dashboard/requests"
        value={String(new_requests)}
        label={text('overview_requests', { count: new_requests })}
      />
      <Tile value={sizeIn(locale, bytes)} label={text('overview_files')} />
      <Tile
        value={backup_at === null ? text('overview_no_backup') : moment(backup_at)}
        label={text('overview_backup')}
      />
    </ul>
  )
}

function Tile({ to, value, label }: { to?: string; value: string; label: string }) {
  const inside = (
    <>
      <span className={classes.value}>{value}</span>
      <span className="hint">{label}</span>
    </>
  )
  return (
    <li className="card min-w-0">
      {to === undefined ? (
        <div className={classes.tile}>{inside}</div>
      ) : (
        <Link className={classes.tile} to={to}>
          {inside}
        </Link>
      )}
    </li>
  )
}
