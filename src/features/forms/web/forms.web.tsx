import { IconClipboardText, IconCopy, IconDownload } from '@tabler/icons-react'
import { screenByName } from '../../../access/screens.ts'
import { call } from '../../../kit/http/client.web.ts'
import { addressOf } from '../../../register/screens-of.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { downloadForm } from '../builder/web/publish/download-form.ts'
import { duplicateForm } from '../builder.contract.ts'

const pathTo = (name: string, id: string) => {
  const screen = screenByName.get(name)
  return screen === undefined ? '/dashboard' : addressOf(screen, id)
}

export const web: RegisterWeb = {
  rowActions: [
    {
      label: 'Fill',
      icon: IconClipboardText,
      shows: ({ current_version, archived_at }) => current_version !== null && archived_at === null,
      to: ({ id }) => pathTo('submissions-create', id),
    },
    {
      label: 'Duplicate',
      icon: IconCopy,
      shows: ({ can }) => can.includes('edit'),
      async run(row) {
        await call(duplicateForm, {
          params: { id: row.id },
          body: { title: `${String(row.title)} (2)`.slice(0, 160) },
        })
      },
    },
    { label: 'Download as a file', icon: IconDownload, run: (row) => downloadForm(row.id) },
  ],
}
