import { useTimes } from '../../../../access/web/use-times.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { readCoverage } from '../coverage.contract.ts'

export type Coverage = ReplyOf<typeof readCoverage>['data']
type AskedSignoff = Coverage['people'][number]['asked'][number]

/** Whether a person has signed a document, or by when they must. */
export function AskedState({ signoff }: { signoff: AskedSignoff }) {
  const text = useText()
  const { day } = useTimes()
  if (signoff.signed !== null)
    return (
      <>
        <Tag tone="good">{text('asked_signed', { number: signoff.signed })}</Tag>
        {signoff.score !== null && (
          <Tag tone="good">{text('understood', { score: signoff.score })}</Tag>
        )}
      </>
    )
  if (signoff.overdue)
    return <Tag tone="danger">{text('asked_overdue', { day: day(signoff.due_on) })}</Tag>
  return <Tag tone="calm">{text('asked_due', { day: day(signoff.due_on) })}</Tag>
}
