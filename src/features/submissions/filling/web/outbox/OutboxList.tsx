import { ActionIcon, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTimes } from '../../../../../access/web/use-times.ts'
import type { Trouble } from '../../../../../kit/drafts/outbox.ts'
import type { StoredCall } from '../../../../../kit/drafts/web/stored-call.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Tag, type TagTone } from '../../../../../kit/web/theme/Tag.tsx'
import { forgetOutgoing, isFull } from '../device/store.ts'
import type { Outgoing } from '../device/stored.ts'
import { CallEntries } from './CallEntries.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { SignatureEntries } from './SignatureEntries.tsx'
import { troubleWords } from './trouble-words.ts'
import { useFilesOnTheWay } from './use-files-on-the-way.ts'

type Props = {
  entries: readonly Outgoing[]
  calls: readonly StoredCall[]
  account: string
  onClose(): void
}

/** Everything that was submitted from this device, the latest first. */
export function OutboxList({ entries, calls, account, onClose }: Props) {
  const { text } = useLanguage()
  return (
    <div className="grid gap-2 overflow-y-auto" style={{ maxHeight: 'min(28rem, 70dvh)' }}>
      <h2 className="text-lg">{text('outbox_title')}</h2>
      <p className="hint">{text('outbox_lead')}</p>
      {isFull() && (
        <p className="text-danger text-sm" role="status">
          {text('outbox_full')}
        </p>
      )}
      <ul className="bare">
        <CallEntries calls={calls} />
        <SignatureEntries account={account} onClose={onClose} />
        {entries.map((entry) => (
          <OutboxEntry key={entry.id} entry={entry} onClose={onClose} />
        ))}
      </ul>
    </div>
  )
}

const tones: Record<Outgoing['state'], TagTone> = {
  queued: 'notice',
  sending: 'calm',
  received: 'good',
  needs: 'danger',
}

const waitsFor = ({ code }: Trouble) =>
  code === 'company/suspended' ? 'outbox_suspended' : 'outbox_waits'

type EntryProps = { entry: Outgoing; onClose(): void }

function OutboxEntry({ entry, onClose }: EntryProps) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { sent, count } = useFilesOnTheWay(entry)
  const { state, form, receipt, trouble, made_at } = entry
  const words =
    state === 'sending' && count > 0
      ? text('outbox_sending_files', { sent, count })
      : text(trouble !== null && state !== 'needs' ? waitsFor(trouble) : `outbox_${state}`)
  return (
    <li className="grid gap-1 p-0 py-3 border-t">
      <div className="flex items-center gap-2">
        <strong className="flex-1 min-w-0 break-anywhere">
          {receipt === null ? (
            form.name
          ) : (
            <Link to={`/dashboard/submissions/edit/${receipt.id}`} onClick={onClose}>
              {receipt.number}
            </Link>
          )}
        </strong>
        <Tag tone={tones[state]}>{words}</Tag>
        {state === 'received' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={text('outbox_clear', { name: receipt?.number ?? form.name })}
            onClick={() => void forgetOutgoing(entry.id)}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      {receipt !== null && <p className="hint">{form.name}</p>}
      <p className="hint">{moment(made_at)}</p>
      {state === 'sending' && count > 0 && (
        <Progress value={(100 * sent) / count} size="sm" aria-label={text('outbox_files')} />
      )}
      {trouble !== null && (
        <p className={state === 'needs' ? 'text-danger text-sm' : 'hint'}>
          {troubleWords(text, trouble)}
        </p>
      )}
      {trouble !== null && <NeedsYou entry={entry} onClose={onClose} />}
    </li>
  )
}
