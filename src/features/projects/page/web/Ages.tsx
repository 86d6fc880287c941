import { Link } from 'react-router'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { WorkplacePage } from '../page.contract.ts'
import classes from './page.module.css'

type Props = { id: string; ages: NonNullable<WorkplacePage['ages']> }

/** Open deficiencies by how long they have been open. */
export function Ages({ id, ages }: Props) {
  const { say, locale } = useLanguage()
  const figures = [
    ['Up to 7 days', ages.week, undefined],
    ['8 to 30 days', ages.month, ages.month > 0 ? 'warning' : undefined],
    ['Over 30 days', ages.older, ages.older > 0 ? 'danger' : undefined],
    ['Past due', ages.overdue, ages.overdue > 0 ? 'danger' : undefined],
  ] as const
  return (
    <section className="card stack gap-3 px-4 py-3" aria-label={say('Open deficiencies')}>
      <h2 className="m-0 title-3">
        <Link to={`/dashboard/deficiency-registry?filter[project]=${id}`}>
          {say('Open deficiencies')}
        </Link>
      </h2>
      <dl className={classes.figures}>
        {figures.map(([words, count, tone]) => (
          <div key={words}>
            <dt className="hint">{say(words)}</dt>
            <dd data-tone={tone} className={tone && 'text-tone'}>
              {numberIn(locale, count)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
