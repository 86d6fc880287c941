import { ActionIcon, Progress } from '@mantine/core'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './input.module.css'
import type { Uploading } from './use-upload.ts'

/** A file on its way: how far it is, and the way to stop it. */
export function SendingFile({ name, percent, stop }: Uploading) {
  const text = useText()
  return (
    <div className={classes.file}>
      <IconUpload size={24} aria-hidden />
      <div className={classes.about}>
        <strong>{name}</strong>
        <Progress.Root size="sm" mt={6}>
          <Progress.Section value={percent} aria-label={text('input_upload_progress')} />
        </Progress.Root>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={text('field_file_stop', { name })}
        onClick={stop}
      >
        <IconX size={18} />
      </ActionIcon>
    </div>
  )
}
