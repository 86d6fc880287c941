import type { RegisterWeb } from '../../register/web/extension.ts'
import { WithinPanel } from '../../register/web/panel/WithinPanel.tsx'
import { ApprovalPanel } from './approval/ApprovalPanel.tsx'
import { ContactsPanel } from './contacts/ContactsPanel.tsx'
import { tcPapers } from './papers/tc-papers.register.ts'
import { tcProjects } from './sites/tc-projects.register.ts'

export const web: RegisterWeb = {
  panels: [
    { title: 'May it work?', Panel: ApprovalPanel },
    {
      title: 'Papers',
      Panel: ({ row }) => (
        <WithinPanel register={tcPapers} within={row.id} mayAdd={row.can.includes('edit')} />
      ),
    },
    { title: 'Contractor contacts', Panel: ContactsPanel },
    {
      title: 'Approved projects',
      Panel: ({ row }) => (
        <WithinPanel register={tcProjects} within={row.id} mayAdd={row.can.includes('edit')} />
      ),
    },
  ],
}
