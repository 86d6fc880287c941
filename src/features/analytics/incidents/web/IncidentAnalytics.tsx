import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery } from '../../../../kit/web/page/use-address-query.ts'
import { FigureBox } from '../../figures/FigureBox.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import classes from '../../figures/figures.module.css'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { analyticsKey } from '../../web/keys.ts'
import { readIncidentAnalytics } from '../incident-analytics.contract.ts'
import { incidentsInWords } from '../incidents-in-words.ts'
import { incidentsAsked } from '../listed-incidents.ts'
import { HoursComplete } from './HoursComplete.tsx'
import { IncidentCharts } from './IncidentCharts.tsx'
import { IncidentsOfFigure } from './IncidentsOfFigure.tsx'

export type IncidentFigures = ReplyOf<typeof readIncidentAnalytics>['data']

/** How many incidents there were, and the rates by hours with how sure they are; or the incidents that a number counts. */
export function IncidentAnalytics() {
  const { text } = useLanguage()
  const list = incidentsAsked(useAddressQuery().search)
  if (list === undefined) return <Figures />
  return <IncidentsOfFigure title={text('screen_incident_analytics')} asked={list} />
}

function Figures() {
  const { text, locale } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('incidents', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readIncidentAnalytics, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage
      title={text('screen_incident_analytics')}
      screen="incidents"
      filters={filters}
      query={query}
      says={incidentsInWords}
    >
      {(data) => (
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
    </FiguresPage>
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
