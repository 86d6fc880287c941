import { Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  type IconDots,
  IconRotate,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { FetchedMenu, type MenuProps } from '../../../../kit/web/inputs/menu/FetchedMenu.tsx'
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

type Props = MenuProps & {
  row: AnyRow
  unsaved: boolean
  actions: RowActions
  /** Gives the focus back to the button, which a dialog gives it back to: the entry is gone by then. */
  onButton(): void
  added: readonly RowAction[]
  onRun: (() => void) | undefined
}

export function RowMenuOpened({ button, row, unsaved, actions, onButton, added, onRun }: Props) {
  const { text, say } = useLanguage()
  const from = (work: () => unknown) => () => {
    onButton()
    void work()
  }
  return (
    <FetchedMenu button={button} withinPortal returnFocus>
      {added.map(({ label, icon: Icon, to, run }) => {
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
      {entries
        .filter(([action]) => row.can.includes(action))
        .map(([action, words, Icon]) => (
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
    </FetchedMenu>
  )
}
