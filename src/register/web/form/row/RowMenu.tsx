import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  IconDots,
  IconRotate,
  IconTrash,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { Action, AnyRow } from '../../../define.ts'
import type { RowAction } from '../../extension.ts'
import type { RowActions } from './use-row-actions.tsx'

type Entry = [Exclude<Action, 'edit'>, MessageKey, typeof IconDots]

const entries: readonly Entry[] = [
  ['complete', 'list_complete', IconCircleCheck],
  ['reopen', 'list_reopen', IconRotate],
  ['archive', 'list_archive', IconArchive],
  ['restore', 'list_restore', IconArchiveOff],
  ['delete', 'list_delete', IconTrash],
]

/** They take the row as it stands: what is typed is saved first. */
const notWhileTyping: readonly Action[] = ['complete', 'reopen']

type Props = {
  row: AnyRow
  unsaved: boolean
  actions: RowActions
  /** What the register adds, and what follows when one of it is done. */
  added?: readonly RowAction[] | undefined
  onRun?: () => void
}

/** The actions on the row, except saving it, that the row allows. */
export function RowMenu({ row, unsaved, actions, added = [], onRun }: Props) {
  const { text, say } = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const allowed = entries.filter(([action]) => row.can.includes(action))
  const own = added.filter(({ shows }) => shows?.(row) ?? true)
  if (allowed.length === 0 && own.length === 0) return null
  // A dialog gives the focus back to what had it: the entry is gone by then.
  const from = (work: () => unknown) => () => {
    button.current?.focus()
    void work()
  }
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="default"
          size="lg"
          loading={actions.busy}
          aria-label={text('list_more')}
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {own.map(({ label, icon: Icon, to, run }) => {
          const entry = { leftSection: <Icon size={18} />, children: say(label) }
          return to === undefined ? (
            <Menu.Item
              {...entry}
              key={label}
              onClick={from(() => run && actions.run(row, run, onRun))}
            />
          ) : (
            <Menu.Item {...entry} key={label} component={Link} to={to(row)} />
          )
        })}
        {allowed.map(([action, words, Icon]) => (
          <Menu.Item
            key={action}
            leftSection={<Icon size={18} />}
            disabled={unsaved && notWhileTyping.includes(action)}
            {...(action === 'delete' && { c: 'var(--danger)' })}
            onClick={from(() => actions[action](row))}
          >
            {text(words)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
