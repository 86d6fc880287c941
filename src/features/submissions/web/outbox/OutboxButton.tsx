import { Indicator, Popover, UnstyledButton } from '@mantine/core'
import { IconSend, IconSendOff } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { useStored } from '../../../../kit/drafts/web/changes.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useUnsent } from '../../signing/web/use-unsent.ts'
import { outboxOf } from '../device/store.ts'
import { keepSending } from './keep-sending.ts'
import { OutboxList } from './OutboxList.tsx'
import classes from './outbox.module.css'

/** In the header: what was handed in and how far it is. It sends, too, as long as it is there. */
export function OutboxButton({ account }: { account: string }) {
  const text = useText()
  const [opened, setOpened] = useState(false)
  const read = useCallback(() => outboxOf(account), [account])
  const entries = useStored(['outbox'], read) ?? []
  useEffect(() => keepSending(account), [account])
  const signatures = useUnsent(account)
  if (entries.length + signatures.length === 0) return null
  const waiting =
    entries.filter(({ state }) => state !== 'received').length +
    signatures.reduce((sum, of) => sum + of.waiting.length + of.refused.length, 0)
  const needs =
    entries.some(({ state }) => state === 'needs') || signatures.some((of) => of.refused.length > 0)
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
        <OutboxList entries={entries} account={account} onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
