import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { dayAs, dayIn } from '../../../kit/language/numbers-and-days.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import { CommitteeCard, CommitteePoster, usePlaces } from '../../appointments/web/index.ts'
import type { CommitteeDuties } from '../duties/committee-duties.contract.ts'
import classes from './committees.module.css'
import { useCommitteeDuties } from './use-committee-duties.ts'

/** Whether the committee is made up, meets and inspects as the law asks. */
export function CommitteeDutiesPanel({ row }: { row: { id: string } }) {
  const { text, locale } = useLanguage()
  const { data, isPending, isError } = useCommitteeDuties(row.id)
  const { data: places } = usePlaces()
  if (isPending) return <ListSkeleton rows={3} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { location, met_on, meet_by, planned_on, months, uninspected, today } = data
  const place = places?.find((one) => one.location.id === location.id)
  return (
    <div className="stack gap-4">
      {place !== undefined && (
        <ul className="bare">
          <CommitteeCard place={place} />
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <CommitteePoster location={location.id} />
        <Link to="/dashboard/jhsc">{text('committee_members')}</Link>
      </div>
      <p className="m-0">
        <Tag tone={meet_by < today ? 'danger' : 'good'}>
          {text(meet_by < today ? 'committee_meets_late' : 'committee_meets')}
        </Tag>{' '}
        {text('committee_meet_by', { day: dayIn(locale, meet_by) })}{' '}
        <span className="hint">
          {[
            met_on !== null && text('committee_met_on', { day: dayIn(locale, met_on) }),
            planned_on !== null && text('committee_planned_on', { day: dayIn(locale, planned_on) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Months months={months} today={today} />
      {uninspected.length > 0 && (
        <p className="m-0">
          <strong>{text('committee_uninspected')}</strong>{' '}
          {uninspected.map(({ name }) => name).join(', ')}
        </p>
      )}
    </div>
  )
}

function Months({ months, today }: Pick<CommitteeDuties, 'months' | 'today'>) {
  const { text, locale } = useLanguage()
  const stateOf = ({ month, inspected }: CommitteeDuties['months'][number]) =>
    inspected ? 'inspected' : today.startsWith(month) ? 'open' : 'missed'
  const icons = { inspected: IconCheck, open: IconMinus, missed: IconX }
  return (
    <section className="stack gap-2" aria-label={text('committee_months')}>
      <strong>{text('committee_months')}</strong>
      <ul className={`${classes.months} bare`}>
        {months.map((one) => {
          const state = stateOf(one)
          const Icon = icons[state]
          return (
            <li key={one.month} data-state={state}>
              <Icon size={16} aria-hidden />
              <span>{dayAs(locale, `${one.month}-01`, { month: 'short', year: '2-digit' })}</span>
              <span className="sr-only">{text(`committee_month_${state}`)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
