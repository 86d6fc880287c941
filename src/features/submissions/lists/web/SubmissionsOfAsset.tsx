import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { submissions } from '../../submissions.register.ts'

/** The checks and reports that name an asset. */
export default function SubmissionsOfAsset({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={submissions}
      by="asset"
      within={row.id}
      columns={['number', 'title', 'stage', 'submitted_at', 'submitted_by', 'fails']}
      mayAdd={false}
    />
  )
}
