import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const Roster = later(async () => (await import('./Roster.tsx')).Roster)

/** What each screen loads is listed in every page: this one loads the rest by itself. */
export default function RosterScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <Roster />
    </Suspense>
  )
}
