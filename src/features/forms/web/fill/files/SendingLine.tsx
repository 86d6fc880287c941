import { ActionIcon, Button, Loader, Progress } from '@mantine/core'
import { IconAlertTriangle, IconUpload, IconX } from '@tabler/icons-react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import classes from './files.module.css'
import type { FileSending } from './use-sending.ts'

type Props = { line: FileSending; onRetry(): void; onDrop(): void }

/** A file on its way, or one that did not get through: how far it is, why not, and what can be done. */
export function SendingLine({ line, onRetry, onDrop }: Props) {
  const text = useText()
  const { at, name, percent, why } = line
  const broken = at === 'failed' || at === 'refused'
  return (
    <div className={classes.line} data-broken={broken || undefined}>
      {broken ? (
        <IconAlertTriangle size={22} aria-hidden />
      ) : at === 'preparing' ? (
        <Loader size={20} aria-hidden />
      ) : (
        <IconUpload size={22} aria-hidden />
      )}
      <div className={classes.about}>
        <strong>{name}</strong>
        {broken ? (
          <p role="alert">{why}</p>
        ) : at === 'preparing' ? (
          <p role="status">{text('input_photo_working')}</p>
        ) : (
          <Progress.Root size="sm" mt={6}>
            <Progress.Section value={percent} aria-label={text('input_upload_progress')} />
          </Progress.Root>
        )}
        {at === 'failed' && (
          <Button size="compact-md" variant="default" mt={6} onClick={onRetry}>
            {text('form_retry')}
          </Button>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={text(broken ? 'input_remove' : 'field_file_stop', { name, label: name })}
        onClick={onDrop}
      >
        <IconX size={18} />
      </ActionIcon>
    </div>
  )
}
