import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { spanIn } from './day-words.ts'
import classes from './tracker.module.css'
import { spans, type TrackedSpan, type useTrackedSpan } from './use-tracked-span.ts'

const spanLabels: Record<TrackedSpan, string> = {
  week: 'Week',
  weeks: 'Five weeks',
  month: 'Month',
}

/** Which days are shown, and the way to those before and after. */
export function SpanBar({ shown }: { shown: ReturnType<typeof useTrackedSpan> }) {
  const { say, locale } = useLanguage()
  return (
    <div className={`${classes.span} row gap-x-4 gap-y-3`}>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={say('Earlier')}
          onClick={() => shown.move(-1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" px="sm" onClick={shown.goToday}>
          {say('Today')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={say('Later')}
          onClick={() => shown.move(1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <strong aria-live="polite">{spanIn(locale, shown.from, shown.to)}</strong>
      <SegmentedControl
        aria-label={say('Days shown')}
        value={shown.span}
        onChange={(next) => shown.choose(next)}
        data={spans.map((span) => ({ value: span, label: say(spanLabels[span]) }))}
      />
    </div>
  )
}
