import type { FeatureServer } from '../../manifest/feature.server.ts'
import { chemicalSheetCalls } from './chemicals/chemical-safety.routes.ts'
import { labelCodeCalls } from './chemicals/public/label-code.routes.ts'
import { publicChemicalCalls, publicSheet } from './chemicals/public/public-chemical.routes.ts'
import { codeCalls, followCode } from './inventory/codes.routes.ts'
import { inventoryCalls } from './inventory/inventory.routes.ts'
import { assetTakenOut } from './inventory/notice-kinds.ts'
import { loggedOfEquipment } from './logged.ts'
import { searchedEquipment } from './searched.ts'

export const server: FeatureServer = {
  searchedKinds: searchedEquipment,
  logged: loggedOfEquipment,
  calls: [
    ...inventoryCalls,
    ...codeCalls,
    ...chemicalSheetCalls,
    ...labelCodeCalls,
    ...publicChemicalCalls,
  ],
  noticeKinds: [assetTakenOut],
  open: (on) => ({ raw: [followCode, publicSheet(on)] }),
}
