import { RecordLink } from '../../../register/web/record/RecordLink.tsx'
import { registerOf, type WorkplaceKind } from '../workplace.ts'

/** Which project or team a screen is about, and the way to it for the people who may go there. */
export function WorkplaceName({
  kind,
  of,
}: {
  kind: WorkplaceKind
  of: { id: string; name: string }
}) {
  return <RecordLink register={registerOf[kind]} to={of} />
}
