import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'

type Props = {
  opened: boolean
  name: string
  /** What was changed and not saved would be lost. */
  unsaved: boolean
  onArchive: (reason: string) => void
  onCancel: () => void
}

/** Asks for the reason before a row leaves the lists. */
export function ArchiveDialog({ opened, name, unsaved, onArchive, onCancel }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={text('form_archive_title', { name })}
      centered
      closeButtonProps={{ 'aria-label': text('input_close') }}
    >
      <Text mb="md">{text('form_archive_lead')}</Text>
      {unsaved && (
        <Text mb="md" c="var(--danger)">
          {text('input_unsaved_question')}
        </Text>
      )}
      <Textarea
        data-autofocus
        label={text('form_archive_reason')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button onClick={() => onArchive(reason)}>{text('form_archive')}</Button>
      </Group>
    </Modal>
  )
}
