import { IconFiles } from '@tabler/icons-react'
import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { StoredRows } from '../../../register/web/input/rows/StoredRows.tsx'
import { ShownLink } from '../../../register/web/show/ShownLink.tsx'
import type { customResourceTypes } from './custom-resource-types.register.ts'
import { IconOfType } from './web/IconOfType.tsx'

const documentsOf = ({ id }: { id: string }) => `/dashboard/custom-resources/${id}`

export const web: RegisterWeb<typeof customResourceTypes> = {
  cells: {
    name: ({ name, icon }) => (
      <span className="inline-flex items-center gap-2">
        <IconOfType icon={icon} />
        {name}
      </span>
    ),
    documents: (row) => <ShownLink to={documentsOf(row)}>{row.documents}</ShownLink>,
  },
  inputs: {
    audience: later(async () => (await import('../../audience/web/index.ts')).AudienceField),
    custom_fields: StoredRows,
  },
  rowActions: [{ label: 'Documents of this type', icon: IconFiles, to: documentsOf }],
}
