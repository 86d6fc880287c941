import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const RainDays = later(async () => (await import('./RainDays.tsx')).RainDays)

/** What each screen loads is listed in every page: this one loads the rest by itself. */
export default function RainDaysScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <RainDays />
    </Suspense>
  )
}
