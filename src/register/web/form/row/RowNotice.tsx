import { Button } from '@mantine/core'
import { IconArchiveOff } from '@tabler/icons-react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../define.ts'
import classes from '../form.module.css'
import { whenAndWho } from './when-and-who.ts'

type Props = { row: AnyRow; busy: boolean; onRestore: () => void }

/** What has become of the row: archived by whom and why, or completed. */
export function RowNotice({ row, busy, onRestore }: Props) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { archived_at, archived_by, archived_reason, completed_at, completed_by, can } = row
  if (archived_at !== null)
    return (
      <div className={classes.notice} data-tone="notice">
        <div>
          <p className="text-inherit">
            <strong>
              {whenAndWho(
                text,
                moment,
                { by: 'form_archived_by', on: 'form_archived_on' },
                archived_at,
                archived_by,
              )}
            </strong>
          </p>
          {archived_reason && (
            <p className="text-inherit">
              {text('form_archived_reason', { reason: archived_reason })}
            </p>
          )}
        </div>
        {can.includes('restore') && (
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconArchiveOff size={18} />}
            onClick={onRestore}
          >
            {text('list_restore')}
          </Button>
        )}
      </div>
    )
  if (completed_at === null) return null
  return (
    <div className={classes.notice} data-tone="calm">
      <p className="text-inherit">
        {whenAndWho(
          text,
          moment,
          { by: 'form_completed_by', on: 'form_completed_on' },
          completed_at,
          completed_by,
        )}
      </p>
    </div>
  )
}
