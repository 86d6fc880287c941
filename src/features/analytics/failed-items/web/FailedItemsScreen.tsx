import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const FailedItems = later(async () => (await import('./FailedItems.tsx')).FailedItems)

export default function FailedItemsScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <FailedItems />
    </Suspense>
  )
}
