import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { submissions } from '../../submissions.register.ts'

/** What was submitted of a place, and of those inside it. */
export default function SubmissionsOfLocation({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={submissions}
      by="location"
      within={row.id}
      columns={['number', 'title', 'stage', 'submitted_at', 'submitted_by', 'fails']}
      mayAdd={false}
    />
  )
}
