import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useRef } from 'react'
import { MenuLater } from '../../../../kit/web/inputs/menu/MenuLater.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { atFirstTouch } from '../../../../kit/web/later.ts'
import type { AnyRow } from '../../../define.ts'
import type { RowAction } from '../../extension.ts'
import type { RowActions } from './use-row-actions.tsx'

const rowMenu = atFirstTouch(async () => (await import('./RowMenuOpened.tsx')).RowMenuOpened)

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
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const own = added.filter(({ shows }) => shows?.(row) ?? true)
  if (own.length === 0 && row.can.every((action) => action === 'edit')) return null
  return (
    <MenuLater
      menu={rowMenu}
      {...{ row, unsaved, actions, onRun }}
      added={own}
      onButton={() => button.current?.focus()}
      button={
        <ActionIcon
          ref={button}
          variant="default"
          size="lg"
          loading={actions.busy}
          aria-label={text('list_more')}
        >
          <IconDots size={20} />
        </ActionIcon>
      }
    />
  )
}
