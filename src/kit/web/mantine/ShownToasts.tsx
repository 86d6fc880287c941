import { Notifications } from '@mantine/notifications'

/** What is said in passing, at the lower right unless it says where. */
export function ShownToasts() {
  return <Notifications position="bottom-right" autoClose={3000} />
}
