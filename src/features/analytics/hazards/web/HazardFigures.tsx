import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { dayAs, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { Columns } from '../../../../kit/web/charts/Columns.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery } from '../../../../kit/web/page/use-address-query.ts'
import { FigureBox } from '../../figures/FigureBox.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { FigureTable } from '../../figures/FigureTable.tsx'
import classes from '../../figures/figures.module.css'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { incidentsAsked } from '../../incidents/listed-incidents.ts'
import { IncidentsOfFigure } from '../../incidents/web/IncidentsOfFigure.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { hazardCounts, readHazardFigures, reportCounts } from '../hazard-figures.contract.ts'
import { hazardsInWords } from '../hazards-in-words.ts'
import { HeatMaps } from './HeatMaps.tsx'

export type HazardData = ReplyOf<typeof readHazardFigures>['data']

/** Risk before and with controls, and what became of reported hazards. */
export function HazardFigures() {
  const { text } = useLanguage()
  const list = incidentsAsked(useAddressQuery().search)
  if (list === undefined) return <Figures />
  return <IncidentsOfFigure title={text('screen_hazard_analytics')} asked={list} />
}

function Figures() {
  const { text } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('hazards', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readHazardFigures, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage
      title={text('screen_hazard_analytics')}
      screen="hazards"
      filters={filters}
      query={query}
      says={hazardsInWords}
    >
      {(data) => (
        <>
          <Register figures={data} />
          <Reports figures={data} />
        </>
      )}
    </FiguresPage>
  )
}

function Register({ figures }: { figures: HazardData }) {
  const { text, locale } = useLanguage()
  const title = text('hazards_today')
  return (
    <section className="stack gap-3" aria-label={title}>
      <div>
        <h2 className="title-3 m-0">{title}</h2>
        <p className="hint m-0">{text('hazards_today_note')}</p>
      </div>
      {figures.hazards.all.value === 0 ? (
        <EmptyState title={text('hazards_none')} text={text('hazards_none_text')} />
      ) : (
        <>
          <dl className={classes.boxes}>
            {hazardCounts.map((name) => (
              <FigureBox
                key={name}
                name={text(`hazards_${name}`)}
                definition={text(`hazards_${name}_means`)}
                value={numberIn(locale, figures.hazards[name].value)}
                to={figures.hazards[name].to}
              />
            ))}
          </dl>
          <HeatMaps figures={figures} />
        </>
      )}
    </section>
  )
}

function Reports({ figures: { reports, months } }: { figures: HazardData }) {
  const { text, locale } = useLanguage()
  const title = text('hazards_reports')
  const monthly = text('hazards_by_month')
  const [reported, closed] = [text('hazards_reported'), text('hazards_closed')]
  const long = (month: string) => dayAs(locale, month, { month: 'long', year: 'numeric' })
  return (
    <section className="stack gap-3" aria-label={title}>
      <h2 className="title-3 m-0">{title}</h2>
      <dl className={classes.boxes}>
        {reportCounts.map((name) => (
          <FigureBox
            key={name}
            name={text(`hazards_${name}`)}
            definition={text(`hazards_${name}_means`)}
            value={numberIn(locale, reports[name].value)}
            before={numberIn(locale, reports[name].before)}
            to={reports[name].to}
          />
        ))}
      </dl>
      <div className="stack gap-2">
        <Figure title={monthly} note={text('hazards_by_month_note')}>
          <Columns
            columns={months.map((one) => ({
              id: one.month,
              label: dayAs(locale, one.month, { month: 'short' }),
              words: `${long(one.month)}: ${reported} ${one.reported}, ${closed} ${one.closed}`,
              parts: [
                { value: one.closed, tone: 'good' },
                { value: one.reported - one.closed, tone: 'notice' },
              ],
            }))}
          />
        </Figure>
        <FigureTable
          title={monthly}
          heads={[text('figures_month'), reported, closed]}
          rows={months.map((one) => ({
            id: one.month,
            label: long(one.month),
            values: [one.reported, one.closed],
          }))}
        />
      </div>
    </section>
  )
}
