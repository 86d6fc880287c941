import { ActionIcon, Button, Loader, Progress } from '@mantine/core'
import { IconAlertTriangle, IconUpload, IconX } from '@tabler/icons-react'
import { useText } from '../../language/Language.tsx'
import type { QueuedFile } from './file-queue.ts'
import classes from './files.module.css'
import type { FileQueue } from './use-file-queue.ts'

/** Files on their way, and those that did not get through. */
export const SendingFiles = ({ queue: { lines, retry, drop } }: { queue: FileQueue }) =>
  lines.map((line) => (
    <SendingLine
      key={line.key}
      line={line}
      onRetry={() => retry(line.key)}
      onDrop={() => drop(line.key)}
    />
  ))

type Props = { line: QueuedFile; onRetry(): void; onDrop(): void }

/** A file on its way, or one that did not get through: how far it is, why not, and what can be done. */
function SendingLine({ line, onRetry, onDrop }: Props) {
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
      <div className="flex-1 min-w-0 text-sm">
        <strong className="truncate block font-medium">{name}</strong>
        {broken ? (
          <p className="hint" role="alert">
            {why}
          </p>
        ) : at === 'preparing' ? (
          <p className="hint" role="status">
            {text('input_photo_working')}
          </p>
        ) : (
          <Progress.Root size="sm" mt={6}>
            <Progress.Section value={percent} aria-label={text('input_upload_progress')} />
          </Progress.Root>
        )}
        {at === 'failed' && (
          <Button size="compact-md" variant="default" mt={6} onClick={onRetry}>
            {text('try_again')}
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
