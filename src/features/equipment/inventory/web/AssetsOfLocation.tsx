import { listTab } from '../../../../register/web/panel/list-tab.tsx'
import { inventory } from '../inventory.register.ts'

export default listTab({
  register: inventory,
  by: 'location',
  columns: ['name', 'inventory_id', 'asset_type', 'status', 'attention', 'location'],
})
