import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { daysIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { FigureBox } from '../../figures/FigureBox.tsx'
import { FilterBar, useFilters } from '../../figures/FilterBar.tsx'
import classes from '../../figures/figures.module.css'
import { analyticsKey } from '../../web/keys.ts'
import { readIncidentAnalytics } from '../incident-analytics.contract.ts'
import { HoursComplete } from './HoursComplete.tsx'
import { IncidentCharts } from './IncidentCharts.tsx'

export type IncidentFigures = ReplyOf<typeof readIncidentAnalytics>['data']

/** How many incidents there were, and the rates by hours with how sure they are. */
export function IncidentAnalytics() {
  const { text, locale } = useLanguage()
  const filters = useFilters()
  const { data, isError } = useQuery({
    queryKey: analyticsKey('incidents', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readIncidentAnalytics, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Page
      title={text('screen_incident_analytics')}
      lead={
        data &&
        text('figures_period', {
          period: daysIn(locale, data.period.from, data.period.to),
          before: daysIn(locale, data.before.from, data.before.to),
        })
      }
    >
      <div className="stack gap-6">
        <FilterBar filters={filters} period={data?.period} />
        {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
        {data === undefined && !isError && <ListSkeleton rows={8} />}
        {data !== undefined && (
          <>
            <dl className={classes.boxes}>
              {data.counts.map(({ name, value, before, to }) => (
                <FigureBox
                  key={name}
                  name={text(`figure_${name}`)}
                  definition={text(`figure_${name}_means`)}
                  value={numberIn(locale, value)}
                  before={numberIn(locale, before)}
                  to={to}
                />
              ))}
            </dl>
            <Rates figures={data} />
            <IncidentCharts figures={data} />
          </>
        )}
      </div>
    </Page>
  )
}

function Rates({ figures }: { figures: IncidentFigures }) {
  const { text, locale } = useLanguage()
  const said = (value: number | null) => (value === null ? '—' : numberIn(locale, value, 2))
  return (
    <section className="stack gap-3" aria-label={text('figures_rates')}>
      <h2 className="title-3 m-0">{text('figures_rates')}</h2>
      <HoursComplete figures={figures} />
      <dl className={classes.boxes}>
        {figures.rates.map(({ name, value, interval, before }) => (
          <FigureBox
            key={name}
            name={text(`figure_${name}`)}
            definition={text(`figure_${name}_means`)}
            value={said(value)}
            before={said(before)}
          >
            {interval !== null && (
              <span className="block text-soft tabular-nums">
                {text('figures_interval', { low: said(interval[0]), high: said(interval[1]) })}
              </span>
            )}
          </FigureBox>
        ))}
      </dl>
    </section>
  )
}
