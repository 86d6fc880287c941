import { type MenuProps as Look, Menu } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from 'react'

export type MenuProps = { button: ReactElement<{ autoFocus?: boolean }> }

/** A menu that was fetched because its button was pressed: it takes the focus over, and opens. */
export function FetchedMenu({
  button,
  children,
  ...look
}: MenuProps & { children: ReactNode } & Look) {
  const [opened, setOpened] = useState(false)
  // Not from the start: what has the focus when a menu opens gets it back when it closes.
  useEffect(() => setOpened(true), [])
  return (
    <Menu
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      {...look}
      opened={opened}
      onChange={setOpened}
    >
      <Menu.Target>{cloneElement(button, { autoFocus: true })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
