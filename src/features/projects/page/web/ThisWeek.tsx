import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { addDays, dayAt, mondayOf } from '../../../../kit/day.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ProgressCircle } from '../../../../kit/web/inputs/ProgressCircle.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useIsNarrow } from '../../../../register/web/list/rows/use-is-narrow.ts'
import { readTracker } from '../../tracker/tracker.contract.ts'
import { DayList } from '../../tracker/web/DayList.tsx'
import { TrackerGrid } from '../../tracker/web/TrackerGrid.tsx'
import { trackerKey } from '../../web/keys.ts'
import { pathAt, type WorkplaceRef } from '../../workplace.ts'
import classes from './page.module.css'

/** What is expected this week, and which share of it has come. */
export function ThisWeek({ place }: { place: WorkplaceRef }) {
  const { say } = useLanguage()
  const narrow = useIsNarrow()
  const timeZone = useSession().user?.company?.timezone
  const from = mondayOf(dayAt(new Date(), timeZone))
  const to = addDays(from, 6)
  const { kind, id } = place
  const { data } = useQuery({
    queryKey: trackerKey(kind, id, from, to),
    queryFn: ({ signal }) =>
      call(readTracker[kind], { params: { id }, query: { from, to }, signal }),
  })
  const tracked = data?.data
  if (tracked === undefined) return null
  return (
    <section className="card stack gap-3 px-4 py-3" aria-label={say('Forms of this week')}>
      <h2 className="m-0 title-3">
        <Link to={pathAt(place, 'tracker')}>{say('Forms of this week')}</Link>
      </h2>
      {tracked.lines.length === 0 ? (
        <p className="hint m-0">{say('No forms are expected on these days')}</p>
      ) : (
        <div className={classes.week}>
          {tracked.percent !== null && (
            <ProgressCircle value={tracked.percent} label={say('Compliance')} size={88} />
          )}
          {narrow ? <DayList tracked={tracked} /> : <TrackerGrid tracked={tracked} />}
        </div>
      )}
    </section>
  )
}
