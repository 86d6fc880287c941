import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { submissions } from '../../submissions.register.ts'

/** What a person has submitted, as far as the reader may see it. */
export default function PersonSubmissions({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={submissions}
      by="submitted_by"
      within={row.id}
      columns={['number', 'title', 'stage', 'submitted_at', 'fails']}
      mayAdd={false}
    />
  )
}
