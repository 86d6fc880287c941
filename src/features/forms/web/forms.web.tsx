import { IconCopy, IconDownload } from '@tabler/icons-react'
import { call } from '../../../kit/http/client.web.ts'
import type { RegisterWeb } from '../../../register/web/beside.ts'
import { duplicateForm } from '../builder.contract.ts'
import { downloadForm } from './builder/download-form.ts'

export const web: RegisterWeb = {
  rowActions: [
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
