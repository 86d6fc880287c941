import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const Reasons = later(async () => (await import('./Reasons.tsx')).Reasons)

export default function ReasonsScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <Reasons />
    </Suspense>
  )
}
