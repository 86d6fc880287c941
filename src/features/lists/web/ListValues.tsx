import { Button } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { WithinPanel } from '../../../register/web/panel/WithinPanel.tsx'
import { listValues } from '../lists.register.ts'
import { MergeForm } from './MergeForm.tsx'

/** What can be chosen from one list: added, renamed, merged, archived. */
export function ListValues({ list }: { list: string }) {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const merge = (row: AnyRow) => {
    const key = `merge ${row.id}`
    openModal(key, {
      title: text('lists_merge_title', { name: String(row.name) }),
      body: <MergeForm value={row} list={list} onDone={() => closeModal(key)} />,
    })
  }
  return (
    <WithinPanel
      register={listValues}
      within={list}
      columns={['name', 'name_fr', 'name_es', 'tone', 'used']}
      beside={(row) =>
        row.can.includes('edit') && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconArrowMerge size={15} />}
            onClick={() => merge(row)}
          >
            {text('lists_merge')}
          </Button>
        )
      }
    />
  )
}
