import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { inventory } from '../inventory.register.ts'

/** What is at a place, and at those inside it. */
export default function AssetsOfLocation({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={inventory}
      by="location"
      within={row.id}
      columns={['name', 'inventory_id', 'asset_type', 'status', 'attention', 'location']}
      mayAdd={false}
    />
  )
}
