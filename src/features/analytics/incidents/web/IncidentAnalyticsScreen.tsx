import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const IncidentAnalytics = later(
  async () => (await import('./IncidentAnalytics.tsx')).IncidentAnalytics,
)

export default function IncidentAnalyticsScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <IncidentAnalytics />
    </Suspense>
  )
}
