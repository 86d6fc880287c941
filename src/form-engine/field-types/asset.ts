import { bothRelations, grouped } from './families/grouped.ts'

export const asset = grouped({
  name: 'asset',
  expected: 'an asset type with its assets',
  input: 'asset',
  kind: 'assetType',
  members: 'assets',
  relations: bothRelations,
  stored: 'json-text',
  choose: (assetType, assets) => [{ assetType, assets }],
})
