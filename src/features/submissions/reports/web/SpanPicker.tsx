import { Button, Group } from '@mantine/core'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './reports.module.css'
import { daysAgo, type ReportFilters } from './use-span.ts'

type Props = { asked: ReportFilters; onAsk: (change: Partial<ReportFilters>) => void }

const spans = [
  [30, 'report_month'],
  [90, 'report_quarter'],
  [365, 'report_year'],
] as const

/** From when to when: one of the usual spans, or any two days. */
export function SpanPicker({ asked, onAsk }: Props) {
  const text = useText()
  const { from, to } = asked
  const isAll = from === null && to === null
  return (
    <div className={`${classes.span} flex flex-wrap items-end gap-3`}>
      <Group gap="xs" role="group" aria-label={text('report_span')}>
        {spans.map(([days, words]) => {
          const chosen = from === daysAgo(days) && to === null
          return (
            <Button
              key={days}
              size="sm"
              variant={chosen ? 'filled' : 'default'}
              aria-pressed={chosen}
              onClick={() => onAsk({ from: daysAgo(days), to: null })}
            >
              {text(words)}
            </Button>
          )
        })}
        <Button
          size="sm"
          variant={isAll ? 'filled' : 'default'}
          aria-pressed={isAll}
          onClick={() => onAsk({ from: null, to: null })}
        >
          {text('report_all_time')}
        </Button>
      </Group>
      <DayInput
        label={text('report_from')}
        value={from}
        onChange={(day) => onAsk({ from: day })}
        {...(to !== null && { latest: to })}
      />
      <DayInput
        label={text('report_to')}
        value={to}
        onChange={(day) => onAsk({ to: day })}
        {...(from !== null && { earliest: from })}
      />
    </div>
  )
}
