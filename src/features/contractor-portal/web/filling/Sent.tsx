import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconClockPause, IconUpload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { sendNow } from '../../../../kit/drafts/web/run-outbox.ts'
import { eraseRow } from '../../../../kit/drafts/web/stored.ts'
import { useDeviceDraft } from '../../../../kit/drafts/web/use-device-draft.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { inFours } from '../../by-code/tracking.ts'
import {
  type ContractorDraft,
  type ContractorEntry,
  contractorEntries,
  draftKind,
} from './entries.ts'

type Props = { entry: ContractorEntry; onAnother?(): void }

/** After Submit: on its way, received, or not taken with the reason. */
export function Sent({ entry, onAnother }: Props) {
  const { text } = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { receipt, trouble, state } = entry
  const sending = state === 'sending' && trouble === null
  const head = receipt ? 'sent_received' : sending ? 'sent_sending' : 'sent_queued'
  const lead = sending ? 'sent_sending_lead' : 'sent_queued_lead'
  return (
    <section className="card p-4 stack gap-2" data-state={state} aria-live="polite">
      <h2 className="row gap-2 title-3 m-0" tabIndex={-1} ref={title}>
        {receipt ? (
          <IconCircleCheckFilled color="var(--good)" aria-hidden />
        ) : sending ? (
          <IconUpload aria-hidden />
        ) : (
          <IconClockPause aria-hidden />
        )}
        {trouble === null || receipt ? text(head) : text('portal_not_taken')}
      </h2>
      {receipt ? (
        <Receipt receipt={receipt} />
      ) : (
        <p className="m-0">{trouble?.words ?? text(lead)}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'needs' && <Correct entry={entry} />}
        {(state === 'queued' || state === 'sending') && (
          <Button
            loading={sending}
            onClick={() => void sendNow(contractorEntries, entry.account, true)}
            leftSection={<IconUpload size={18} />}
          >
            {text('outbox_try_now')}
          </Button>
        )}
        {receipt !== null && onAnother && (
          <Button variant="default" onClick={onAnother}>
            {text('sent_another')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Receipt({ receipt }: { receipt: NonNullable<ContractorEntry['receipt']> }) {
  const { text } = useLanguage()
  return (
    <>
      <p className="m-0 text-lg font-semibold">{receipt.number}</p>
      {receipt.tracking !== undefined && (
        <p className="m-0">
          {text('by_code_tracking')}{' '}
          <code className="font-code font-semibold">{inFours(receipt.tracking)}</code>
          <small className="text-soft block">{text('by_code_tracking_hint')}</small>
        </p>
      )}
      {receipt.hash !== undefined && (
        <details className="hint">
          <summary className="cursor-pointer">{text('sent_proof')}</summary>
          <code className="font-code break-anywhere">{receipt.hash}</code>
        </details>
      )}
    </>
  )
}

/** Takes it back as the draft that it was. */
function Correct({ entry }: { entry: ContractorEntry }) {
  const { text } = useLanguage()
  const { change } = useDeviceDraft<ContractorDraft>(draftKind(entry.asked), entry.account)
  return (
    <Button
      variant="default"
      onClick={() => {
        change(entry.draft)
        void eraseRow('outbox', entry.id)
      }}
    >
      {text('outbox_correct')}
    </Button>
  )
}
