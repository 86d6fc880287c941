import { Drawer, type DrawerProps } from '@mantine/core'

/** On a phone, a drawer for the panes that stand beside the canvas on wider screens. */
export function FullDrawer(props: DrawerProps) {
  return <Drawer size="100%" {...props} />
}
