import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  IconDots,
  IconPencil,
  IconRotate,
  IconTrash,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { Action, AnyRow } from '../../../define.ts'
import type { List } from '../use-register-list.ts'
import classes from './rows.module.css'
import type { RowCommands } from './use-row-commands.tsx'

type Own = [Exclude<Action, 'edit' | 'delete'>, MessageKey, typeof IconDots]

const own: readonly Own[] = [
  ['complete', 'list_complete', IconCircleCheck],
  ['reopen', 'list_reopen', IconRotate],
  ['archive', 'list_archive', IconArchive],
  ['restore', 'list_restore', IconArchiveOff],
]

type Props = { list: List; row: AnyRow; commands: RowCommands }

/** The actions that a row allows, and those that its register adds. */
export function RowMenu({ list, row, commands }: Props) {
  const { text, say } = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const to = row.can.includes('edit') ? list.editAddressOf(row) : undefined
  const added = (list.web.rowActions ?? []).filter(({ shows }) => shows?.(row) ?? true)
  if (row.can.length === 0 && added.length === 0) return null
  // A dialog gives the focus back to what had it: the button, not the entry, which is gone by then.
  const from = (work: () => unknown) => () => {
    button.current?.focus()
    void work()
  }
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={button}
          className={classes.above}
          variant="subtle"
          color="gray"
          aria-label={text('list_row_menu', { name: list.nameOf(row) })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {to !== undefined && (
          <Menu.Item component={Link} to={to} leftSection={<IconPencil size={16} />}>
            {text('list_edit')}
          </Menu.Item>
        )}
        {added.map(({ label, icon: Icon, to: lead, run }) => {
          const entry = { leftSection: <Icon size={16} />, children: say(label) }
          return lead === undefined ? (
            <Menu.Item {...entry} key={label} onClick={from(() => run && commands.run(row, run))} />
          ) : (
            <Menu.Item {...entry} key={label} component={Link} to={lead(row)} />
          )
        })}
        {own
          .filter(([action]) => row.can.includes(action))
          .map(([action, words, Icon]) => (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} />}
              onClick={from(() => commands[action](row))}
            >
              {text(words)}
            </Menu.Item>
          ))}
        {row.can.includes('delete') && (
          <Menu.Item
            className="text-danger"
            leftSection={<IconTrash size={16} />}
            onClick={from(() => commands.remove(row))}
          >
            {text('list_delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
