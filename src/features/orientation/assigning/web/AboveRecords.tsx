import { Button } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { AssignForm } from './AssignForm.tsx'

/** What begins a record: it is assigned, or given to a group now. */
export function AboveRecords() {
  const text = useText()
  const holds = useHolds()
  const { openModal, closeModal } = useModals()
  if (!holds('resources.create')) return null
  const assign = () =>
    openModal('assign', {
      title: text('orientation_assign'),
      body: <AssignForm onDone={() => closeModal('assign')} />,
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        component={Link}
        to="/dashboard/orientation/session"
        variant="default"
        leftSection={<IconUsersGroup size={18} aria-hidden />}
      >
        {text('orientation_group')}
      </Button>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={assign}>
        {text('orientation_assign')}
      </Button>
    </div>
  )
}
