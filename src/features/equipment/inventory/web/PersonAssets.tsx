import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { inventory } from '../inventory.register.ts'

/** What a person has in their hands. */
export default function PersonAssets({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={inventory}
      by="holder"
      within={row.id}
      columns={['name', 'inventory_id', 'asset_type', 'status', 'attention']}
      mayAdd={false}
    />
  )
}
