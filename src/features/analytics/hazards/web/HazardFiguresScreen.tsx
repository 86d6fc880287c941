import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const HazardFigures = later(async () => (await import('./HazardFigures.tsx')).HazardFigures)

export default function HazardFiguresScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <HazardFigures />
    </Suspense>
  )
}
