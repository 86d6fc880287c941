import { Suspense, useEffect } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { whenDrawn } from '../../../../kit/web/later.ts'
import { bulkRemembered, dropBulkActions, useBulkActions } from './bulk-store.ts'

const BulkPanel = whenDrawn(async () => (await import('./BulkPanel.tsx')).BulkPanel)

/** Where the panel appears; it is loaded with the first action. */
export function BulkDock() {
  const { user } = useSession()
  const id = user?.seen_by === undefined ? user?.id : undefined
  const actions = useBulkActions()
  useEffect(() => {
    if (id === undefined) return
    if (bulkRemembered())
      import('./run-bulk.ts')
        .then(({ restoreBulk }) => restoreBulk())
        .catch((error: unknown) => console.warn('Bulk actions could not be read.', error))
    // What one person began is not shown to the next.
    return () => dropBulkActions(() => true)
  }, [id])
  if (actions.length === 0) return null
  return (
    <Suspense>
      <BulkPanel />
    </Suspense>
  )
}
