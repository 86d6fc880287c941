import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery } from '../../../../kit/web/page/use-address-query.ts'
import { FigureBox } from '../../figures/FigureBox.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import classes from '../../figures/figures.module.css'
import { type FigureFilters, useFilters } from '../../figures/filters/use-filters.web.ts'
import { analyticsKey } from '../../web/keys.ts'
import { formCounts, type ListedForms, readComplianceFigures } from '../compliance.contract.ts'
import { complianceInWords } from '../compliance-in-words.ts'
import { ComplianceCharts } from './ComplianceCharts.tsx'
import { ExpectedForms } from './ExpectedForms.tsx'

export type ComplianceFigures = ReplyOf<typeof readComplianceFigures>['data']

/** The list that the address asks for. */
function listAsked(search: string): ListedForms | undefined {
  const words = new URLSearchParams(search)
  const show = formCounts.find((name) => name === words.get('show'))
  if (show === undefined) return undefined
  const [form, place, week] = [words.get('form'), words.get('place'), words.get('week')]
  return { show, ...(form && { form }), ...(place && { place }), ...(week && { week }) }
}

/** What was expected against what came, or the expected forms that one number counts. */
export function Compliance() {
  const list = listAsked(useAddressQuery().search)
  return list === undefined ? <Figures /> : <ExpectedForms asked={list} />
}

function Figures() {
  const { text } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('compliance', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readComplianceFigures, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage
      title={text('nav_compliance')}
      screen="compliance"
      filters={filters}
      query={query}
      says={complianceInWords}
    >
      {(data) => <Counted figures={data} asked={filters.asked} />}
    </FiguresPage>
  )
}

type CountedProps = { figures: ComplianceFigures; asked: FigureFilters['asked'] }

function Counted({ figures, asked }: CountedProps) {
  const { text, locale } = useLanguage()
  const { counts, countsBefore, came, inTime } = figures
  const percent = (value: number | null) => (value === null ? '—' : percentIn(locale, value))
  if (formCounts.every((name) => counts[name].value + countsBefore[name] === 0))
    return (
      <EmptyState
        title={text('compliance_none')}
        text={text(
          asked.contractor || asked.whose === 'contractors'
            ? 'compliance_none_of_contractors'
            : 'compliance_none_text',
        )}
      />
    )
  return (
    <>
      <dl className={classes.boxes}>
        <FigureBox
          name={text('compliance_came')}
          definition={text('compliance_came_means')}
          value={percent(came.value)}
          before={percent(came.before)}
        />
        <FigureBox
          name={text('compliance_in_time')}
          definition={text('compliance_in_time_means')}
          value={percent(inTime.value)}
          before={percent(inTime.before)}
        />
        {formCounts.map((name) => (
          <FigureBox
            key={name}
            name={text(`compliance_${name}`)}
            definition={text(`compliance_${name}_means`)}
            value={numberIn(locale, counts[name].value)}
            before={numberIn(locale, countsBefore[name])}
            to={counts[name].to}
          />
        ))}
      </dl>
      <ComplianceCharts figures={figures} />
    </>
  )
}
