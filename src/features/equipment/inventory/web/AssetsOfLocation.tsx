import type { AnyRow } from '../../../../register/define.ts'
import { ListTab } from '../../../../register/web/panel/ListTab.tsx'
import { inventory } from '../inventory.register.ts'

const columns = ['name', 'inventory_id', 'asset_type', 'status', 'attention', 'location']

export default function AssetsOfLocation({ row }: { row: AnyRow }) {
  return <ListTab row={row} register={inventory} by="location" columns={columns} />
}
