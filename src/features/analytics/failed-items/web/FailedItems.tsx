import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { oneOf } from '../../../../kit/own.ts'
import { Bars } from '../../../../kit/web/charts/Bars.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery } from '../../../../kit/web/page/use-address-query.ts'
import { FigureBox } from '../../figures/FigureBox.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { type FigureRow, FigureTable } from '../../figures/FigureTable.tsx'
import classes from '../../figures/figures.module.css'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { analyticsKey } from '../../web/keys.ts'
import { checkCounts, type ListedChecks, readFailedItems } from '../failed-items.contract.ts'
import { failedItemsInWords } from '../failed-items-in-words.ts'
import { ChecksOfFigure } from './ChecksOfFigure.tsx'

type Figures = ReplyOf<typeof readFailedItems>['data']

/** The list that the address asks for. */
function listAsked(search: string): ListedChecks | undefined {
  const words = new URLSearchParams(search)
  const show = oneOf(checkCounts, words.get('show'))
  const [form, model, at] = ['form', 'model', 'at'].map((word) => words.get(word))
  return show && { show, ...(form && { form }), ...(model && { model }), ...(at && { at }) }
}

/** What fails in checks, where, and how soon it is mended; or the checks or items that one number counts. */
export function FailedItems() {
  const list = listAsked(useAddressQuery().search)
  return list === undefined ? <FailedFigures /> : <ChecksOfFigure asked={list} />
}

function FailedFigures() {
  const { text } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('failed-items', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readFailedItems, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage
      title={text('nav_failed_items')}
      screen="failed-items"
      filters={filters}
      query={query}
      says={failedItemsInWords}
    >
      {(data) => <Failed figures={data} />}
    </FiguresPage>
  )
}

function Failed({ figures }: { figures: Figures }) {
  const { text, locale, say } = useLanguage()
  const percent = (value: number | null) => (value === null ? '—' : percentIn(locale, value))
  const days = (value: number | null) =>
    value === null
      ? '—'
      : text('failed_days', { value: numberIn(locale, value, Number.isInteger(value) ? 0 : 1) })
  if (figures.counts.every(({ value, before }) => value + before === 0))
    return <EmptyState title={text('failed_none')} text={text('failed_none_text')} />
  const rowOf = (
    id: string,
    label: string,
    one: Omit<Figures['models'][number], 'name'>,
  ): FigureRow => ({
    ...{ id, label, to: one.tos.checks },
    values: checkCounts.map((name) => one[name]),
    tos: checkCounts.map((name) => one.tos[name]),
  })
  return (
    <>
      <dl className={classes.boxes}>
        {figures.counts.map(({ name, value, before, to }) => (
          <FigureBox
            key={name}
            name={text(`failed_${name}`)}
            definition={text(`failed_${name}_means`)}
            value={numberIn(locale, value)}
            before={numberIn(locale, before)}
            to={to}
          />
        ))}
        <FigureBox
          name={text('failed_pass_rate')}
          definition={text('failed_pass_rate_means')}
          value={percent(figures.passRate.value)}
          before={percent(figures.passRate.before)}
        />
        <FigureBox
          name={text('failed_to_fix')}
          definition={text('failed_to_fix_means')}
          value={days(figures.daysToFix.value)}
          before={days(figures.daysToFix.before)}
        />
      </dl>
      <div className={classes.charts}>
        <Fails
          title={text('failed_by_form')}
          first={say('Form')}
          rows={figures.forms.map((one) => rowOf(one.id, one.name, one))}
        />
        <Fails
          title={text('failed_by_model')}
          first={text('failed_model')}
          rows={figures.models.map((one) => rowOf(one.name, one.name, one))}
        />
        <Fails
          title={text('failed_by_project')}
          first={say('Project')}
          rows={figures.projects.map((one) =>
            rowOf(one.id ?? 'none', one.name ?? text('figures_no_project'), one),
          )}
        />
      </div>
    </>
  )
}

type FailsProps = { title: string; first: string; rows: readonly FigureRow[] }

const drawn = 12

/** The ones with the most failed items are drawn; all of them stand in the table. */
function Fails({ title, first, rows }: FailsProps) {
  const { text, locale } = useLanguage()
  if (rows.length === 0) return null
  const failsOf = ({ values }: FigureRow) => values[2] ?? 0
  return (
    <div className="stack gap-2">
      <Figure title={title}>
        <Bars
          bars={rows.slice(0, drawn).map((row) => ({
            id: row.id,
            label: row.label,
            value: failsOf(row),
            words: numberIn(locale, failsOf(row)),
          }))}
        />
      </Figure>
      <FigureTable
        title={title}
        heads={[first, ...checkCounts.map((name) => text(`failed_${name}`))]}
        rows={rows}
      />
    </div>
  )
}
