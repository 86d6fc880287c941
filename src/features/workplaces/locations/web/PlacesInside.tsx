import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { locations } from '../locations.register.ts'

/** The places within a place, however deep. */
export default function PlacesInside({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={locations}
      by="parent"
      within={row.id}
      columns={['name', 'kind', 'path', 'responsible']}
      mayAdd={false}
    />
  )
}
