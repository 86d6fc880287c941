import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../../kit/web/theme/Tag.tsx'
import {
  forgetSignature,
  isWaiting,
  type StoredSignature,
  useUnsent,
} from '../../../signing/web/stored-signatures.ts'

type Props = { account: string; onClose(): void }

/** Signatures that were collected on this device and have not arrived, by what they are of. */
export function SignatureEntries({ account, onClose }: Props) {
  const bySubmission = Map.groupBy(useUnsent(account), ({ submission }) => submission)
  return [...bySubmission].map(([submission, rows]) => (
    <SignatureEntry key={submission} rows={rows} onClose={onClose} />
  ))
}

type EntryProps = { rows: readonly StoredSignature[]; onClose(): void }

function SignatureEntry({ rows, onClose }: EntryProps) {
  const text = useText()
  const { submission = '', number = '' } = rows[0] ?? {}
  const refused = rows.filter((row) => !isWaiting(row))
  const forget = () => {
    for (const row of refused) void forgetSignature(row)
  }
  return (
    <li className="grid gap-1 p-0 py-3 border-t">
      <div className="flex items-center gap-2">
        <strong className="flex-1 min-w-0 break-anywhere">
          <Link to={`/dashboard/submissions/edit/${submission}`} onClick={onClose}>
            {number}
          </Link>
        </strong>
        {refused.length < rows.length && <Tag tone="notice">{text('outbox_queued')}</Tag>}
        {refused.length > 0 && <Tag tone="danger">{text('outbox_needs')}</Tag>}
        {refused.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={text('outbox_clear', { name: number })}
            onClick={forget}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      <p className="hint">{text('outbox_signatures', { count: rows.length })}</p>
      {refused.map(({ id, trouble }) => (
        <p key={id} className="text-danger text-sm">
          {trouble?.words}
        </p>
      ))}
    </li>
  )
}
