import { Suspense } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { later } from '../../../../kit/web/later.ts'

const Toolbox = later(async () => (await import('./Toolbox.tsx')).Toolbox)

export default function ToolboxScreen() {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <Toolbox />
    </Suspense>
  )
}
