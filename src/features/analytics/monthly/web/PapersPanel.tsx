import { useText } from '../../../../kit/web/language/Language.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { ShownFile } from '../../../../register/web/show/ShownFile.tsx'
import type { monthlyReports } from '../monthly-reports.register.ts'

/** The papers that were made, the latest first. */
export function PapersPanel({ row: { papers } }: { row: RegisterRow<typeof monthlyReports> }) {
  const text = useText()
  if (papers.length === 0) return <p className="hint m-0">{text('monthly_none')}</p>
  return (
    <ul className="bare stack gap-2">
      {papers.toReversed().map((paper) => (
        <li key={paper.id}>
          <ShownFile file={paper} />
        </li>
      ))}
    </ul>
  )
}
