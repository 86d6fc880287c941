import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { ExpectedTalks } from './ExpectedTalks.tsx'

/** What became of the talks that a schedule expects. */
export default function TalksOfSchedule({ row: { id } }: { row: AnyRow }) {
  const text = useText()
  return <ExpectedTalks of={{ schedule: id }} none={text('talks_expected_none')} />
}
