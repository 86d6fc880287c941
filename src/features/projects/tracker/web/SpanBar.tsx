import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { spanIn } from './day-words.ts'
import classes from './tracker.module.css'
import { type Span, spans, type useTrackedSpan } from './use-tracked-span.ts'

const words: Record<Span, string> = { week: 'Week', weeks: 'Five weeks', month: 'Month' }

/** Which days are shown, and the way to those before and after. */
export function SpanBar({ shown }: { shown: ReturnType<typeof useTrackedSpan> }) {
  const { say, locale } = useLanguage()
  return (
    <div className={classes.span}>
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
        onChange={(next) => shown.choose(next as Span)}
        data={spans.map((span) => ({ value: span, label: say(words[span]) }))}
      />
    </div>
  )
}
