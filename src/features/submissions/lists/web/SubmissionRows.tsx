import { useTimes } from '../../../../access/web/use-times.ts'
import { textsIn } from '../../../../kit/own.ts'
import { WidgetRows } from '../../../../manifest/web/WidgetRows.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import { ShownChoice } from '../../../../register/web/show/ShownChoice.tsx'
import { submissions } from '../../submissions.register.ts'

type Props = { rows: readonly AnyRow[]; hasStage?: boolean }

/** A few submissions on the home screen: the form, who sent it when, how far it is. */
export function SubmissionRows({ rows, hasStage = true }: Props) {
  const { moment } = useTimes()
  const said = (value: unknown) => textsIn(value)[0] ?? ''
  return (
    <WidgetRows
      rows={rows.map((row) => ({
        id: row.id,
        title: said(row.title),
        to: `/dashboard/submissions/record/${row.id}`,
        hint: [said(row.number), pointedIn(row.submitted_by)?.name, moment(said(row.submitted_at))]
          .filter(Boolean)
          .join(' · '),
        ...(hasStage && {
          aside: <ShownChoice field={submissions.fields.stage} value={said(row.stage)} />,
        }),
      }))}
    />
  )
}
