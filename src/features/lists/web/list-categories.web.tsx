import { IconList } from '@tabler/icons-react'
import { screenByName } from '../../../access/screens.ts'
import { addressOf } from '../../../register/screens-of.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'

const screen = screenByName.get('lists')

export const web: RegisterWeb = {
  rowActions: [
    {
      label: 'Lists and values',
      icon: IconList,
      to: (row) => (screen === undefined ? '' : addressOf(screen, row.id)),
    },
  ],
}
