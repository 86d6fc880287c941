// What this feature reads, each under its key.
import { registerKey } from '../../../register/web/keys.ts'

export const inventoryKey = registerKey('inventory')
export const storyKey = (id: string, version: number) =>
  registerKey('inventory', 'story', id, version)
export const ownFieldsKey = (assetType: string | undefined) =>
  registerKey('asset-types', 'fields', assetType)
export const assetCodeKey = (id: string) => ['asset-code', id] as const
export const containersKey = (...of: readonly string[]) => registerKey('chemical-instances', ...of)
export const conflictsKey = (...of: readonly string[]) =>
  registerKey('chemicals', 'conflicts', ...of)
export const sheetsKey = (id: string, version: number) =>
  registerKey('chemicals', 'sheets', id, version)
export const labelCodeKey = (id: string) => registerKey('chemicals', 'code', id)
export const publicChemicalKey = (code: string) => ['public-chemical', code] as const
export const typeChoicesKey = ['inventory', 'types'] as const
