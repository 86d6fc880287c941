import { NativeSelect, SimpleGrid } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'

export type ExtentGiven = { writes: boolean; hours: number }

const choices = [1, 4, 24, 72, 168, 336]

/** So long in words: hours up to a day, then days. */
export function useSpan(): (hours: number) => string {
  const text = useText()
  return (hours) =>
    hours < 24 || hours % 24 > 0
      ? text('support_hours', { count: hours })
      : text('support_days', { count: hours / 24 })
}

type Props = { value: ExtentGiven; onChange(value: ExtentGiven): void }

/** What support may do, and for how long. */
export function Extent({ value, onChange }: Props) {
  const text = useText()
  const span = useSpan()
  const { writes, hours } = value
  const spans = choices.includes(hours) ? choices : [hours, ...choices].toSorted((a, b) => a - b)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <NativeSelect
        label={text('support_may')}
        data={[
          { value: 'read', label: text('support_reads') },
          { value: 'write', label: text('support_writes') },
        ]}
        value={writes ? 'write' : 'read'}
        onChange={({ currentTarget }) =>
          onChange({ hours, writes: currentTarget.value === 'write' })
        }
      />
      <NativeSelect
        label={text('support_how_long')}
        data={spans.map((one) => ({ value: String(one), label: span(one) }))}
        value={String(hours)}
        onChange={({ currentTarget }) => onChange({ writes, hours: Number(currentTarget.value) })}
      />
    </SimpleGrid>
  )
}
