import { Menu } from '@mantine/core'
import { IconBooks, IconChecklist, IconFileCertificate } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { RegisterRow } from '../../../register/define.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { ShownValue } from '../../../register/web/show/ShownValue.tsx'
import { training } from './training.register.ts'

const ways = [
  {
    screen: 'training-requirements',
    to: '/dashboard/training/requirements',
    label: 'nav_training_requirements',
    icon: IconChecklist,
  },
  {
    screen: 'training-records',
    to: '/dashboard/training/records',
    label: 'nav_training_records',
    icon: IconFileCertificate,
  },
  {
    screen: 'training-library',
    to: '/dashboard/training/library',
    label: 'training_usual',
    icon: IconBooks,
  },
] as const

/** The ways from the list of courses to what belongs to them. */
function Ways() {
  const text = useText()
  const { processedPermissions } = useSession()
  return ways
    .filter(({ screen }) => processedPermissions.has(screen))
    .map(({ to, label, icon: Icon }) => (
      <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} />}>
        {text(label)}
      </Menu.Item>
    ))
}

const { validity, months, fixed_day } = training.fields

/** How long a course is valid, in one place: the number of months where it is one. */
function Valid({ row }: { row: RegisterRow<typeof training> }) {
  if (row.validity === 'months' && row.months !== null)
    return <ShownValue value={row.months} field={months} />
  if (row.validity === 'fixed_day' && row.fixed_day !== null)
    return <ShownValue value={row.fixed_day} field={fixed_day} />
  return <ShownValue value={row.validity} field={validity} />
}

export const web: RegisterWeb<typeof training> = {
  More: Ways,
  cells: { validity: (row) => <Valid row={row} /> },
}
