import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  IconCircleDashed,
  IconDots,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmQuestion } from '../../../kit/web/inputs/ConfirmQuestion.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../define.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import type { RowActions } from './use-row-actions.ts'

type Props = { row: AnyRow; name: string; unsaved: boolean; actions: RowActions }

/** What may be done with the row beside saving it. */
export function RowMenu({ row, name, unsaved, actions }: Props) {
  const text = useText()
  const [asking, setAsking] = useState<'archive' | 'delete'>()
  const { can } = row
  if (!can.some((action) => action !== 'edit')) return null
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="lg"
            loading={actions.busy}
            aria-label={text('form_actions')}
          >
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can.includes('complete') && (
            <Menu.Item
              leftSection={<IconCircleCheck size={18} />}
              disabled={unsaved}
              onClick={() => void actions.complete(row)}
            >
              {text('form_complete')}
            </Menu.Item>
          )}
          {can.includes('reopen') && (
            <Menu.Item
              leftSection={<IconCircleDashed size={18} />}
              disabled={unsaved}
              onClick={() => void actions.reopen(row)}
            >
              {text('form_reopen')}
            </Menu.Item>
          )}
          {can.includes('archive') && (
            <Menu.Item leftSection={<IconArchive size={18} />} onClick={() => setAsking('archive')}>
              {text('form_archive')}…
            </Menu.Item>
          )}
          {can.includes('restore') && (
            <Menu.Item
              leftSection={<IconArchiveOff size={18} />}
              onClick={() => void actions.restore(row)}
            >
              {text('form_restore')}
            </Menu.Item>
          )}
          {can.includes('delete') && (
            <Menu.Item
              color="var(--danger)"
              leftSection={<IconTrash size={18} />}
              onClick={() => setAsking('delete')}
            >
              {text('form_delete')}…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ArchiveDialog
        opened={asking === 'archive'}
        name={name}
        unsaved={unsaved}
        onCancel={() => setAsking(undefined)}
        onArchive={(reason) => {
          setAsking(undefined)
          void actions.archive(row, reason)
        }}
      />
      <ConfirmQuestion
        opened={asking === 'delete'}
        title={text('form_delete_title', { name })}
        question={text('form_delete_question')}
        confirm={text('form_delete')}
        danger
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined)
          void actions.remove(row)
        }}
      />
    </>
  )
}
