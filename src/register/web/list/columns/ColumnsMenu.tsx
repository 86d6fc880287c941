import { ActionIcon, Popover, Tooltip } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { List } from '../use-register-list.ts'
import { ColumnChoice } from './ColumnChoice.tsx'

/** Which columns the list shows, in which order and how close. */
export function ColumnsMenu({ list }: { list: List }) {
  const text = useText()
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={300} shadow="md">
      <Popover.Target>
        <Tooltip label={text('list_columns')}>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={text('list_columns')}>
            <IconColumns3 size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('list_columns')} p="xs">
        <ColumnChoice list={list} />
      </Popover.Dropdown>
    </Popover>
  )
}
