import { grouped } from './families/grouped.ts'

export const asset = grouped({
  name: 'asset',
  expected: 'an asset type with its assets',
  input: 'asset',
  kind: 'assetType',
  members: 'assets',
  choice: (assetType, assets) => ({ assetType, assets }),
  operators: ['is_equal_to', 'in_list'],
  wrap: ({ assetType, assets }) => [{ assetType, assets }],
  write: (value) => JSON.stringify(value),
})
