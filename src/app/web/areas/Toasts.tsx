import { useNotifications } from '@mantine/notifications'
import { Suspense, useState } from 'react'
import { later } from '../../../kit/web/later.ts'

const ShownToasts = later(async () => (await import('./ShownToasts.tsx')).ShownToasts)

/** Shows what is said in passing, from the first word on. */
export function Toasts() {
  const said = useNotifications().notifications.length > 0
  const [ever, setEver] = useState(false)
  if (said && !ever) setEver(true)
  return <Suspense fallback={null}>{ever && <ShownToasts />}</Suspense>
}
