import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { ExpectedTalks } from './ExpectedTalks.tsx'

/** The talks that are expected of a project or a team. */
export default function TalksOfWorkplace({ row: { id } }: { row: AnyRow }) {
  const text = useText()
  return <ExpectedTalks of={{ place: id }} none={text('talks_unscheduled')} />
}
