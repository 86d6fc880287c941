import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag, type Tone } from '../../../../kit/web/theme/Tag.tsx'
import { dayIn } from '../../../../register/web/show/numbers-and-days.ts'
import { deficiencies, deficiencyStatuses } from '../../../deficiencies/web/index.ts'
import classes from './whole.module.css'
import type { WholeSubmission } from './whole-of.ts'

const { tones } = deficiencies.fields.status as { tones?: Readonly<Record<string, Tone>> }

/** A deficiency with where it stands, whose it is and when it is due. */
export function DeficiencyLine({
  deficiency,
}: {
  deficiency: WholeSubmission['deficiencies'][number]
}) {
  const { text, locale, say } = useLanguage()
  const { id, number, status, owner, due_on } = deficiency
  return (
    <div className={classes.beside}>
      <Link to={`/dashboard/deficiency-registry?row=${id}`}>{number}</Link>
      <Tag tone={tones?.[status] ?? 'neutral'}>
        {say(deficiencyStatuses[status as keyof typeof deficiencyStatuses] ?? status)}
      </Tag>
      <span className={classes.soft}>
        {text('submission_due', { day: dayIn(locale, due_on) })}
        {owner !== null && ` · ${owner}`}
      </span>
    </div>
  )
}
