import type { ReplyOf } from '../../../../kit/http/route.ts'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { Bars } from '../../../../kit/web/charts/Bars.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { formReport } from '../reports.contract.ts'

export type FormReport = ReplyOf<typeof formReport>['data']
export type ReportItem = FormReport['items'][number]

export const share = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 100)

/** Of these several may be chosen: a share is of the submissions that answered. */
const severalChosen = new Set(['checkbox', 'multiplechoice'])

/** One question: how often each option was chosen, or what its numbers come to. */
export function ItemFigure({ item }: { item: ReportItem }) {
  const { locale, text } = useLanguage()
  const chosen = item.options.reduce((sum, { count }) => sum + count, 0)
  const whole = severalChosen.has(item.type) ? item.answered : chosen
  const answered = text('report_answered', { count: item.answered })
  const fails =
    item.fails > 0
      ? ` · ${text('report_fails', { count: item.fails, share: percentIn(locale, share(item.fails, item.answered)) })}`
      : ''
  if (item.options.length === 0) {
    const { numbers } = item
    return (
      <div>
        <strong>{item.label}</strong>
        <p>
          {answered}
          {numbers !== null &&
            ` · ${text('report_numbers', {
              least: numberIn(locale, numbers.least, 1),
              average: numberIn(locale, numbers.average, 1),
              most: numberIn(locale, numbers.most, 1),
            })}`}
        </p>
      </div>
    )
  }
  return (
    <Figure title={item.label} note={`${answered}${fails}`}>
      <Bars
        bars={item.options.map(({ id, label, count, fails: failing, tone }) => ({
          id,
          label,
          value: count,
          tone: failing ? 'danger' : (tone ?? undefined),
          words: `${numberIn(locale, count)} · ${percentIn(locale, share(count, whole))}`,
        }))}
      />
    </Figure>
  )
}
