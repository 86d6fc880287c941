import type { AnyRow } from '../../../../register/define.ts'
import { ListTab } from '../../../../register/web/panel/ListTab.tsx'
import { submissions } from '../../submissions.register.ts'

const columns = ['number', 'title', 'stage', 'submitted_at', 'submitted_by', 'fails']

export default function SubmissionsOfLocation({ row }: { row: AnyRow }) {
  return <ListTab row={row} register={submissions} by="location" columns={columns} />
}
