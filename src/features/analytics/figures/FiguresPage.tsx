import type { ReactNode } from 'react'
import { daysIn } from '../../../kit/language/numbers-and-days.ts'
import { problemWords } from '../../../kit/web/act/problem-words.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { FiguresScreen } from '../sheets/sheets.contract.ts'
import { FiguresAsSheet } from '../sheets/web/FiguresAsSheet.tsx'
import { Compares } from './compares.web.ts'
import classes from './figures.module.css'
import { FilterBar } from './filters/FilterBar.tsx'
import type { FigureFilters } from './filters/use-filters.web.ts'
import { InWords } from './InWords.tsx'
import type { FigureSentence, FigureWording } from './in-words.ts'
import type { Period } from './period.ts'

type Props<Data> = {
  title: string
  /** Which file has its numbers; a list of records has a file of its own. */
  screen?: FiguresScreen
  filters: FigureFilters
  query: { data: Data | undefined; isError: boolean; error: unknown }
  /** Before the figures: what they say. */
  says?(wording: FigureWording, data: Data): readonly FigureSentence[]
  /** Beside the title. */
  actions?: ReactNode
  children(data: Data): ReactNode
}

/** A screen of figures: of which days they are, what narrows them, and the figures once they are there. */
export function FiguresPage<Data extends { period: Period; before?: Period }>({
  title,
  screen,
  filters,
  query: { data, isError, error },
  says,
  actions,
  children,
}: Props<Data>) {
  const { text, locale } = useLanguage()
  const { compares } = filters
  return (
    <Page
      title={title}
      actions={
        (screen || actions) && (
          <div className="flex flex-wrap gap-2" data-no-print>
            {screen && <FiguresAsSheet screen={screen} asked={filters.asked} />}
            {actions}
          </div>
        )
      }
      lead={
        data &&
        (data.before === undefined || !filters.compares
          ? daysIn(locale, data.period.from, data.period.to)
          : text('figures_period', {
              period: daysIn(locale, data.period.from, data.period.to),
              before: daysIn(locale, data.before.from, data.before.to),
            }))
      }
    >
      <div className={classes.screen}>
        <FilterBar filters={filters} period={data?.period} />
        {isError && <Notice tone="danger">{problemWords(error, text)}</Notice>}
        {data === undefined && !isError && <ListSkeleton rows={8} />}
        {data !== undefined && says && (
          <InWords sentences={says({ text, locale, compares }, data)} />
        )}
        {data !== undefined && <Compares value={compares}>{children(data)}</Compares>}
      </div>
    </Page>
  )
}
