import { Popover } from '@mantine/core'
import { cloneElement, type ReactElement, useEffect, useState } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { BellPanel } from './BellPanel.tsx'

type Button = ReactElement<{ autoFocus?: boolean; onClick?: () => void }>
export type BellPopoverProps = { button: Button; latest: string | null }

/** Fetched because the bell was pressed: it takes the focus over, and opens. */
export function BellPopover({ button, latest }: BellPopoverProps) {
  const text = useText()
  const [opened, setOpened] = useState(false)
  // Not from the start: what has the focus when it opens gets it back when it closes.
  useEffect(() => setOpened(true), [])
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
        {cloneElement(button, { autoFocus: true, onClick: () => setOpened(!opened) })}
      </Popover.Target>
      <Popover.Dropdown aria-label={text('notices')} p={0}>
        {opened && <BellPanel latest={latest} onClose={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  )
}
