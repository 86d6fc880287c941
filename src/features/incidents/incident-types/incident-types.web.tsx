import { IconListDetails } from '@tabler/icons-react'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { ShownLink } from '../../../register/web/show/ShownLink.tsx'

const listsOf = ({ id }: { id: string }) => `/dashboard/incident-types/${id}/sublists`

export const web: RegisterWeb = {
  cells: { sublists: (row) => <ShownLink to={listsOf(row)}>{String(row.sublists)}</ShownLink> },
  rowActions: [{ label: 'Lists', icon: IconListDetails, to: listsOf }],
}
