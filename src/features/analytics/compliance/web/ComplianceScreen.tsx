import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const Compliance = later(async () => (await import('./Compliance.tsx')).Compliance)

export default function ComplianceScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <Compliance />
    </Suspense>
  )
}
