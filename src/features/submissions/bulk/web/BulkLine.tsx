import { ActionIcon } from '@mantine/core'
import { IconDownload, IconMail, IconX } from '@tabler/icons-react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { ProgressCircle } from '../../../../kit/web/inputs/ProgressCircle.tsx'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import classes from './bulk.module.css'
import { type BulkAction, isEnded } from './bulk-store.ts'
import { removeBulk } from './run-bulk.ts'

const icons = { download: IconDownload, mail: IconMail }
const running = { download: 'bulk_zipping', send_emails: 'bulk_sending' } as const
const reasons: Readonly<Record<string, MessageKey>> = {
  missing: 'bulk_reason_missing',
  failed: 'bulk_reason_failed',
  too_large: 'bulk_reason_too_large',
}

/** One action: its progress, its name, and the parts that failed. */
export function BulkLine({ action }: { action: BulkAction }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { key, status, progress, total, failures, download_url, retry_at, allowClose } = action
  const Icon = icons[action.icon]
  const what = text(running[action.action], { count: total })
  return (
    <li className={classes.action} data-status={status}>
      <ProgressCircle value={progress} label={what} />
      <div className="grid flex-1 content-center gap-2 min-w-0">
        <p className={`${classes.label} flex items-start gap-2 m-0 mt-2`} role="status">
          <Icon size={20} aria-hidden />
          <span>
            {isEnded(action) ? text(status === 'failed' ? 'bulk_failed' : 'bulk_done') : what}
          </span>
        </p>
        {retry_at !== null && <p>{text('bulk_retry', { when: moment(retry_at) })}</p>}
        {download_url !== null && (
          <a
            className="text-accent font-semibold"
            href={download_url}
            target="_blank"
            rel="noopener"
          >
            {text('bulk_download')}
          </a>
        )}
        {failures.length > 0 && (
          <details className={classes.failures}>
            <summary className="cursor-pointer">
              {text('bulk_left_out', { count: failures.length })}
            </summary>
            <ul className="m-0 mt-1 overflow-y-auto break-anywhere">
              {failures.map(({ id, number, reason }) => (
                <li key={id}>
                  <strong>{number ?? id}</strong> {text(reasons[reason] ?? 'bulk_reason_failed')}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {allowClose && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={text('bulk_remove')}
          onClick={() => removeBulk(key)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
