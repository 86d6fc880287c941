import { Indicator, Popover, UnstyledButton } from '@mantine/core'
import { IconSend, IconSendOff } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import { keepSending } from '../../../../../kit/drafts/web/run-outbox.ts'
import { callEntries, useStoredCalls } from '../../../../../kit/drafts/web/stored-call.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { signatureEntries } from '../../../signing/web/send-signatures.ts'
import { isWaiting, useUnsent } from '../../../signing/web/stored-signatures.ts'
import { outboxOf } from '../device/store.ts'
import { OutboxList } from './OutboxList.tsx'
import classes from './outbox.module.css'
import { submissionEntries } from './send-submission.ts'

/** In the header: what was submitted and how far it is. It sends, too, as long as it is there. */
export function OutboxButton({ account }: { account: string }) {
  const text = useText()
  const [opened, setOpened] = useState(false)
  const read = useCallback(() => outboxOf(account), [account])
  const entries = useStored(['outbox'], read) ?? []
  useEffect(
    () => keepSending([submissionEntries, signatureEntries, callEntries], account),
    [account],
  )
  const signatures = useUnsent(account)
  const calls = useStoredCalls(account) ?? []
  if (entries.length + signatures.length + calls.length === 0) return null
  const sent = entries.filter(({ state }) => state === 'received').length
  const waiting = entries.length - sent + signatures.length + calls.length
  const needs =
    [...entries, ...calls].some(({ state }) => state === 'needs') || !signatures.every(isWaiting)
  const Icon = needs ? IconSendOff : IconSend
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} trapFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={text('outbox_open', { count: waiting })}
          onClick={() => setOpened(!opened)}
        >
          <Indicator
            label={waiting}
            disabled={waiting === 0}
            size={18}
            color={needs ? 'red' : 'orange'}
          >
            <Icon size={22} aria-hidden />
          </Indicator>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('outbox_title')}>
        <OutboxList
          entries={entries}
          calls={calls}
          account={account}
          onClose={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
