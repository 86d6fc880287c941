// What the search in the header finds of this subject.
import type { SearchedKind } from '../../manifest/searched.ts'
import { chemicals } from './chemicals/chemicals.register.ts'
import { inventory } from './inventory/inventory.register.ts'

export const searchedEquipment: readonly SearchedKind[] = [
  {
    register: inventory,
    at: 50,
    numbers: ['inventory_id', 'serial'],
    about: ['asset_type', 'inventory_id', 'serial', 'location', 'holder', 'status'],
  },
  { register: chemicals, at: 60, numbers: ['product_code'], about: ['supplier', 'product_code'] },
]
