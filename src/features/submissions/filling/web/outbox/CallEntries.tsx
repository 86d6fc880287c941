import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTimes } from '../../../../../access/web/use-times.ts'
import {
  forgetCall,
  retryCall,
  type StoredCall,
} from '../../../../../kit/drafts/web/stored-call.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../../kit/web/theme/Tag.tsx'

/** What else waits on this device: each leaves by itself; of one that was refused it is said why. */
export function CallEntries({ calls }: { calls: readonly StoredCall[] }) {
  const text = useText()
  const { moment } = useTimes()
  return calls.map((entry) => (
    <li key={entry.id} className="grid gap-1 p-0 py-3 border-t">
      <div className="flex items-center gap-2">
        <strong className="flex-1 min-w-0 break-anywhere">{entry.title}</strong>
        <Tag tone={entry.state === 'needs' ? 'danger' : 'notice'}>
          {text(entry.state === 'needs' ? 'outbox_needs' : 'outbox_queued')}
        </Tag>
        {entry.state === 'needs' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={text('outbox_clear', { name: entry.title })}
            onClick={() => void forgetCall(entry)}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      <p className="hint">{moment(entry.made_at)}</p>
      {entry.state === 'needs' && (
        <>
          <p className="text-danger text-sm">{entry.trouble?.words}</p>
          <div>
            <Button size="compact-md" variant="default" onClick={() => void retryCall(entry)}>
              {text('try_again')}
            </Button>
          </div>
        </>
      )}
    </li>
  ))
}
