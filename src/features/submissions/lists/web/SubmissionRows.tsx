import { useTimes } from '../../../../access/web/use-times.ts'
import { WidgetRows } from '../../../../manifest/web/WidgetRows.tsx'
import { StageTag } from '../../reading/web/StageTag.tsx'
import type { SubmissionRow } from './use-first-rows.ts'

type Props = { rows: readonly SubmissionRow[]; hasStage?: boolean }

/** A few submissions on the home screen: the form, who sent it when, how far it is. */
export function SubmissionRows({ rows, hasStage = true }: Props) {
  const { moment } = useTimes()
  return (
    <WidgetRows
      rows={rows.map(({ id, title, number, submitted_by, submitted_at, stage }) => ({
        id,
        title,
        to: `/dashboard/submissions/record/${id}`,
        hint: [number, submitted_by?.name, moment(submitted_at)].filter(Boolean).join(' · '),
        ...(hasStage && { aside: <StageTag stage={stage} /> }),
      }))}
    />
  )
}
