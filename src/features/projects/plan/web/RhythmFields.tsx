import { Checkbox, Group, NumberInput, SegmentedControl, Select, Stack } from '@mantine/core'
import { TimeInput } from '../../../../kit/web/inputs/TimeInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { RowInput } from '../../../../register/web/input/choices/RowInput.tsx'
import { usePeople } from '../../../people/web/index.ts'
import { weekdayIn } from '../../tracker/web/day-words.ts'
import type { Chosen, Errors } from './rhythm.ts'

const frequencies: Record<Chosen['frequency'], string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}
const week = [1, 2, 3, 4, 5, 6, 7]

type Props = { value: Chosen; onChange(next: Chosen): void; errors: Errors }

/** How often, on which day, by when, and who is asked. */
export function RhythmFields({ value, onChange, errors }: Props) {
  const { say, locale } = useLanguage()
  const put = (change: Partial<Chosen>) => onChange({ ...value, ...change })
  const people = usePeople()
  const { frequency, asked } = value
  const isListed = asked === null || people.some(({ id }) => id === asked.id)
  const rows = isListed ? people : [...people, asked]
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        aria-label={say('How often')}
        value={frequency}
        onChange={(next) => put({ frequency: next })}
        data={(['daily', 'weekly', 'monthly'] as const).map((one) => ({
          value: one,
          label: say(frequencies[one]),
        }))}
      />
      {frequency === 'daily' && (
        <Checkbox.Group
          label={say('On these days')}
          value={value.days.map(String)}
          error={errors.weekdays?.[0]}
          onChange={(days) => put({ days: days.map(Number).sort((a, b) => a - b) })}
        >
          <Group gap="md" mt="xs">
            {week.map((day) => (
              <Checkbox key={day} value={String(day)} label={weekdayIn(locale, day, 'short')} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {frequency === 'weekly' && (
        <Select
          label={say('Due on')}
          required
          allowDeselect={false}
          value={String(value.day)}
          error={errors.weekdays?.[0]}
          data={week.map((day) => ({ value: String(day), label: weekdayIn(locale, day) }))}
          onChange={(day) => put({ day: Number(day) })}
        />
      )}
      {frequency === 'monthly' && (
        <NumberInput
          label={say('Due on day of the month')}
          description={say('In shorter months, the last day.')}
          required
          min={1}
          max={31}
          value={value.month_day}
          error={errors.month_day?.[0]}
          onChange={(day) => put({ month_day: Number(day) || 1 })}
        />
      )}
      <TimeInput
        label={say('Due by')}
        required
        value={value.due_time}
        error={errors.due_time?.[0]}
        onChange={(due_time) => put({ due_time })}
      />
      <Checkbox
        label={say('Also expected on rain days')}
        checked={value.on_rain_days}
        onChange={(event) => put({ on_rain_days: event.currentTarget.checked })}
      />
      <RowInput
        label={say('Who is asked')}
        description={say(
          'Notified the next working morning if it is missing. If empty, the supervisor or the leader is notified.',
        )}
        target="accounts"
        rows={rows}
        clearable
        value={asked?.id ?? null}
        error={errors.asked?.[0]}
        onChange={(id) => put({ asked: rows.find((one) => one.id === id) ?? null })}
      />
    </Stack>
  )
}
