import { IconPackages } from '@tabler/icons-react'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { StoredRows } from '../../../register/web/input/rows/StoredRows.tsx'
import { ShownLink } from '../../../register/web/show/ShownLink.tsx'
import type { assetTypes } from './asset-types.register.ts'
import { AssetIconDrawn } from './web/AssetIconDrawn.tsx'
import { IconInput } from './web/IconInput.tsx'

const assetsOf = ({ id }: { id: string }) => `/dashboard/assets/inventory/${id}`

export const web: RegisterWeb<typeof assetTypes> = {
  cells: {
    name: ({ name, icon }) => (
      <span className="inline-flex items-center gap-2">
        <AssetIconDrawn icon={icon} />
        {name}
      </span>
    ),
    assets: (row) => <ShownLink to={assetsOf(row)}>{row.assets}</ShownLink>,
  },
  inputs: { icon: IconInput, custom_fields: StoredRows },
  rowActions: [{ label: 'Assets of this type', icon: IconPackages, to: assetsOf }],
}
