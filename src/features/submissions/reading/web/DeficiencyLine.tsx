import { Link } from 'react-router'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { own } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { deficiencies, deficiencyStatuses } from '../../../deficiencies/web/index.ts'
import type { WholeSubmission } from './whole-of.ts'

const { tones } = deficiencies.fields.status

/** A deficiency with where it stands, whose it is and when it is due. */
export function DeficiencyLine({
  deficiency,
}: {
  deficiency: WholeSubmission['deficiencies'][number]
}) {
  const { text, locale, say } = useLanguage()
  const { id, number, status, owner, due_on } = deficiency
  return (
    <div className="row gap-x-3 gap-y-1 text-sm">
      <Link to={`/dashboard/deficiency-registry?row=${id}`}>{number}</Link>
      <Tag tone={own(tones, status) ?? 'neutral'}>
        {say(own(deficiencyStatuses, status) ?? status)}
      </Tag>
      <span className="hint">
        {text('submission_due', { day: dayIn(locale, due_on) })}
        {owner !== null && ` · ${owner}`}
      </span>
    </div>
  )
}
