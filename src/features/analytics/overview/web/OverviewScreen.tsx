import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const Overview = later(async () => (await import('./Overview.tsx')).Overview)

export default function OverviewScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <Overview />
    </Suspense>
  )
}
