import { useTimes } from '../../../../access/web/use-times.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { GivenMark } from '../../signoffs/web/GivenMark.tsx'
import type { readVersion } from '../versions.contract.ts'
import classes from './versions.module.css'

type Props = Pick<ReplyOf<typeof readVersion>['data'], 'approval' | 'decided_at'>

/** Who approved a version, with their signature. */
export function ApprovalMark({ approval, decided_at }: Props) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  if (approval === null || decided_at === null) return null
  const { name, given, statement } = approval
  return (
    <section className={classes.approval} aria-label={text('approval')}>
      <div className="stack gap-1">
        <strong>{text('approval_by', { name, when: moment(decided_at) })}</strong>
        <span className="hint">{statement}</span>
      </div>
      <GivenMark given={given} name={name} at={decided_at} />
    </section>
  )
}
