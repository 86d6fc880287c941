import { Button } from '@mantine/core'
import { IconClipboardPlus } from '@tabler/icons-react'
import { useHolds } from '../../../../../access/web/use-holds.ts'
import { useModals } from '../../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { ChooseForm } from './ChooseForm.tsx'

/** Opens the choice of forms; not there for the person who may not submit. */
export function FillFormButton() {
  const text = useText()
  const holds = useHolds()
  const { openModal, closeModal } = useModals()
  if (!holds('submissions.create')) return null
  const open = () =>
    openModal('fill-form', {
      title: text('choose_title'),
      body: <ChooseForm onChosen={() => closeModal('fill-form')} />,
      size: 'lg',
    })
  return (
    <Button leftSection={<IconClipboardPlus size={18} />} onClick={open}>
      {text('choose_title')}
    </Button>
  )
}
