import type { AnyRow } from '../../../../register/define.ts'
import { ListTab } from '../../../../register/web/panel/ListTab.tsx'
import { wordOfRecord } from '../../content/word-of-record.ts'
import { submissions } from '../../submissions.register.ts'

const columns = ['number', 'title', 'stage', 'submitted_at', 'submitted_by', 'fails']

/** Those in which the product was chosen, where the answer is not confidential. */
export default function SubmissionsOfChemical({ row }: { row: AnyRow }) {
  return (
    <ListTab row={row} register={submissions} search={wordOfRecord(row.id)} columns={columns} />
  )
}
