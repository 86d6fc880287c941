import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { Bars } from '../../../../kit/web/charts/Bars.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type ReportItem, share } from './ItemFigure.tsx'

const shown = 8

/** The questions that failed most often; not there where none failed. */
export function MostFailed({ items }: { items: readonly ReportItem[] }) {
  const { locale, text } = useLanguage()
  const failed = items
    .filter(({ fails }) => fails > 0)
    .toSorted((one, other) => other.fails - one.fails)
    .slice(0, shown)
  if (failed.length === 0) return null
  return (
    <Figure title={text('report_most_failed')}>
      <Bars
        bars={failed.map(({ key, label, fails, answered }) => ({
          id: key,
          label,
          value: fails,
          tone: 'danger',
          words: `${numberIn(locale, fails)} · ${percentIn(locale, share(fails, answered))}`,
        }))}
      />
    </Figure>
  )
}
