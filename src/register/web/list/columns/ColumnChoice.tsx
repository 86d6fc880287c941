import {
  ActionIcon,
  Checkbox,
  Divider,
  Group,
  ScrollArea,
  Switch,
  UnstyledButton,
} from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type Column, chosenColumns, columnsFor } from '../columns.ts'
import { moved } from '../moved.ts'
import type { List } from '../use-register-list.ts'
import classes from './columns.module.css'
import { useDense } from './use-dense.ts'

/** The shown columns in their order, then the others; a tick shows or hides, arrows move. */
export function ColumnChoice({ list }: { list: List }) {
  const { text, say } = useLanguage()
  const [dense, setDense] = useDense()
  const { register, kept } = list
  const [first, ...shown] = chosenColumns(register, 'active', kept.columns)
  const names = shown.map(({ name }) => name)
  const others = columnsFor(register, 'active').filter(
    (column) => column !== first && column.name !== first?.name && !names.includes(column.name),
  )
  const choose = (chosen: string[]) => kept.chooseColumns([register.named, ...chosen])

  const row = ({ name, label }: Column, at: number) => (
    <div key={name} className={classes.row}>
      <Checkbox
        size="sm"
        label={say(label)}
        checked={at >= 0}
        onChange={() => choose(at < 0 ? [...names, name] : names.filter((other) => other !== name))}
      />
      {at >= 0 && (
        <Group gap={0} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={text('list_column_up', { label: say(label) })}
            disabled={at === 0}
            onClick={() => choose(moved(names, at, at - 1))}
          >
            <IconArrowUp size={14} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={text('list_column_down', { label: say(label) })}
            disabled={at === names.length - 1}
            onClick={() => choose(moved(names, at, at + 1))}
          >
            <IconArrowDown size={14} />
          </ActionIcon>
        </Group>
      )}
    </div>
  )
  return (
    <>
      <ScrollArea.Autosize mah={320} type="auto" offsetScrollbars="present">
        {first && (
          <div className={classes.row}>
            <Checkbox size="sm" label={say(first.label)} checked disabled />
          </div>
        )}
        {shown.map(row)}
        {others.map((column) => row(column, -1))}
      </ScrollArea.Autosize>
      <Divider my="xs" />
      <Group justify="space-between" wrap="nowrap">
        <Switch
          size="sm"
          label={text('list_dense')}
          checked={dense}
          onChange={(event) => setDense(event.currentTarget.checked)}
        />
        <UnstyledButton className={classes.reset} onClick={() => kept.chooseColumns(null)}>
          {text('list_columns_reset')}
        </UnstyledButton>
      </Group>
    </>
  )
}
