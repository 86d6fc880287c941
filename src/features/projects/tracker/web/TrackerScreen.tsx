import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const Tracker = later(async () => (await import('./Tracker.tsx')).Tracker)

/** What each screen loads is listed in every page: this one loads the rest by itself. */
export default function TrackerScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <Tracker />
    </Suspense>
  )
}
