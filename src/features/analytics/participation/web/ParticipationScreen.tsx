import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const Participation = later(async () => (await import('./Participation.tsx')).Participation)

export default function ParticipationScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <Participation />
    </Suspense>
  )
}
