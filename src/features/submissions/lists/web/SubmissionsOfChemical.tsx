import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { wordOfRecord } from '../../content/word-of-record.ts'
import { submissions } from '../../submissions.register.ts'

/** Those in which the product was chosen, where the answer is not confidential. */
export default function SubmissionsOfChemical({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={submissions}
      within={row.id}
      search={wordOfRecord(row.id)}
      columns={['number', 'title', 'stage', 'submitted_at', 'submitted_by', 'fails']}
      mayAdd={false}
    />
  )
}
