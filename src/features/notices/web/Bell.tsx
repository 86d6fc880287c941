import { Indicator, UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { MenuLater } from '../../../kit/web/inputs/menu/MenuLater.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { atFirstTouch } from '../../../kit/web/later.ts'
import { mostCounted } from '../notices.contract.ts'
import classes from './notices.module.css'
import { useLiveUnread } from './use-unread.ts'

const bellPopover = atFirstTouch(async () => (await import('./BellPopover.tsx')).BellPopover)

/** In the header of every screen: how many notices are unread, and the latest of them. */
export function Bell() {
  const text = useText()
  const { unread, latest } = useLiveUnread()
  const count = unread >= mostCounted ? `${mostCounted - 1}+` : unread
  const label = unread === 0 ? text('notices') : text('notices_bell', { count })
  return (
    <>
      <MenuLater
        menu={bellPopover}
        opens="dialog"
        latest={latest}
        button={
          <UnstyledButton className={classes.bell ?? ''} aria-label={label}>
            <Indicator label={count} disabled={unread === 0} size={18} color="orange">
              <IconBell size={22} aria-hidden="true" />
            </Indicator>
          </UnstyledButton>
        }
      />
      <span role="status" className="sr-only">
        {unread > 0 && label}
      </span>
    </>
  )
}
