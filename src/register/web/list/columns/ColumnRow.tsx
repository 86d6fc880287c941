import { ActionIcon, Checkbox, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { ListColumn } from './columns.ts'

type Props = {
  column: ListColumn
  /** Absent where the column is not shown. */
  place?: { at: number; of: number } | undefined
  /** Absent where the column is always shown. */
  onToggle?(): void
  onMove?(by: 1 | -1): void
}

/** One column of the choice: whether it is shown, and where. */
export function ColumnRow({ column, place, onToggle, onMove }: Props) {
  const { text, say } = useLanguage()
  const label = say(column.label)
  const arrow = (by: 1 | -1, words: string, stuck: boolean) => {
    const Icon = by === 1 ? IconArrowDown : IconArrowUp
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        aria-label={words}
        data-press={`${column.name} ${by}`}
        disabled={stuck}
        onClick={() => onMove?.(by)}
      >
        <Icon size={14} />
      </ActionIcon>
    )
  }
  return (
    <div className="flex items-center justify-between gap-2 p-0 px-1" style={{ minHeight: '2rem' }}>
      <Checkbox
        size="sm"
        label={label}
        data-press={column.name}
        checked={onToggle === undefined || place !== undefined}
        disabled={onToggle === undefined}
        onChange={onToggle}
      />
      {place && (
        <Group gap={0} wrap="nowrap">
          {arrow(-1, text('list_column_up', { label }), place.at === 0)}
          {arrow(1, text('list_column_down', { label }), place.at === place.of - 1)}
        </Group>
      )}
    </div>
  )
}
