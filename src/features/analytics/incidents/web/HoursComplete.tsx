import { Link } from 'react-router'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { IncidentFigures } from './IncidentAnalytics.tsx'

/** Whether all hours are there; where they are not, for which projects and the way to enter them. */
export function HoursComplete({
  figures: { missing, hours, rated },
}: {
  figures: IncidentFigures
}) {
  const { text, locale } = useLanguage()
  if (!rated) return <Notice tone="calm">{text('rates_of_nobody')}</Notice>
  if (missing.length > 0)
    return (
      <Notice tone="danger">
        <strong>{text('rates_hidden')}</strong>
        <ul className="m-0">
          {missing.map(({ project, name, weeks }) => (
            <li key={project ?? 'none'}>
              {name ?? text('hours_elsewhere')}
              {text('colon')}
              {text('rates_weeks', { count: weeks })}
            </li>
          ))}
        </ul>
        <Link to="/dashboard/analytics/hours">{text('rates_enter')}</Link>
      </Notice>
    )
  if (hours === 0) return <Notice tone="calm">{text('rates_no_hours')}</Notice>
  return (
    <p className="m-0">
      <Tag tone="good">{text('rates_complete')}</Tag>{' '}
      <span className="hint">{text('rates_hours', { hours: numberIn(locale, hours) })}</span>
    </p>
  )
}
