import { Drawer, type DrawerProps } from '@mantine/core'

/** On a phone, what stands beside the canvas elsewhere. */
export function FullDrawer(props: DrawerProps) {
  return <Drawer size="100%" {...props} />
}
