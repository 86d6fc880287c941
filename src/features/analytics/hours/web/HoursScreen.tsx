import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const HoursGrid = later(async () => (await import('./HoursGrid.tsx')).HoursGrid)

export default function HoursScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <HoursGrid />
    </Suspense>
  )
}
