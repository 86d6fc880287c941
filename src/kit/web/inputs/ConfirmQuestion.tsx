import { Button, Group, Modal, Text } from '@mantine/core'
import { useTexts } from './use-texts.ts'

type Props = {
  opened: boolean
  title: string
  question?: string
  confirm?: string
  cancel?: string
  /** What is confirmed destroys something. */
  danger?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done; Esc and Cancel mean no. */
export function ConfirmQuestion({ opened, title, question, danger = false, ...props }: Props) {
  const texts = useTexts()
  return (
    <Modal
      opened={opened}
      onClose={props.onCancel}
      title={title}
      centered
      zIndex={400}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {question && <Text mb="md">{question}</Text>}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={props.onCancel}>
          {props.cancel ?? texts.confirm.cancel}
        </Button>
        <Button {...(danger && { color: 'red' })} onClick={props.onConfirm}>
          {props.confirm ?? texts.confirm.confirm}
        </Button>
      </Group>
    </Modal>
  )
}
