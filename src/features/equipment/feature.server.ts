import { storeDrawn } from '../../manifest/demo-files.server.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { chemicalSheetCalls } from './chemicals/chemical-safety.routes.ts'
import { chemicals } from './chemicals/chemicals.register.ts'
import { addSheets, sheetsOfDemo } from './chemicals/demo/sheets/sheets-for-demo.store.ts'
import { labelCodeCalls } from './chemicals/public/label-code.routes.ts'
import { publicChemicalCalls, publicSheet } from './chemicals/public/public-chemical.routes.ts'
import { codeCalls, followCode } from './inventory/codes.routes.ts'
import { inventory } from './inventory/inventory.register.ts'
import { inventoryCalls } from './inventory/inventory.routes.ts'
import { assetTakenOut } from './inventory/notice-kinds.ts'
import { loggedOfEquipment } from './logged.ts'

export const server: FeatureServer = {
  searchedKinds: [
    {
      register: inventory,
      at: 50,
      numbers: ['inventory_id', 'serial'],
      about: ['asset_type', 'inventory_id', 'serial', 'location', 'project', 'holder', 'status'],
      list: 'assets',
    },
    { register: chemicals, at: 60, numbers: ['product_code'], about: ['supplier', 'product_code'] },
  ],
  logged: loggedOfEquipment,
  calls: [
    ...inventoryCalls,
    ...codeCalls,
    ...chemicalSheetCalls,
    ...labelCodeCalls,
    ...publicChemicalCalls,
  ],
  noticeKinds: [assetTakenOut],
  demo: {
    past: async (db, slug, size) => size === 'whole' && addSheets(db, slug),
    store: (database, on) => storeDrawn(database, on, sheetsOfDemo),
  },
  open: (on) => ({ raw: [followCode, publicSheet(on)] }),
}
