import { Indicator, Popover, UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { later } from '../../../kit/web/later.ts'
import { mostCounted } from '../notices.contract.ts'
import classes from './notices.module.css'
import { useLiveUnread } from './use-unread.ts'

const BellPanel = later(async () => (await import('./BellPanel.tsx')).BellPanel)

/** In the header of every screen: how many notices are unread, and the latest of them. */
export function Bell() {
  const text = useText()
  const [opened, setOpened] = useState(false)
  const { unread, latest } = useLiveUnread()
  const count = unread >= mostCounted ? `${mostCounted - 1}+` : unread
  const label = unread === 0 ? text('notices') : text('notices_bell', { count })
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(26rem, calc(100vw - 1rem))"
      shadow="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.bell ?? ''}
          aria-label={label}
          onClick={() => setOpened(!opened)}
        >
          <Indicator label={count} disabled={unread === 0} size={18} color="orange">
            <IconBell size={22} aria-hidden="true" />
          </Indicator>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('notices')} p={0}>
        <Suspense>
          {opened && <BellPanel latest={latest} onClose={() => setOpened(false)} />}
        </Suspense>
      </Popover.Dropdown>
      <span role="status" className="sr-only">
        {unread > 0 && label}
      </span>
    </Popover>
  )
}
