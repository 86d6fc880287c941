import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useHolds } from '../../../access/web/use-holds.ts'
import { call } from '../../../kit/http/client.web.ts'
import { dayIn, percentIn } from '../../../kit/language/numbers-and-days.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { type Approval, readApproval } from '../contractors.contract.ts'
import { paperKinds } from '../papers/paper-kinds.ts'
import { approvalKey } from '../web/keys.ts'

const names: Readonly<Record<string, string>> = paperKinds

/** Whether the contractor may work, and what it lacks where it may not. */
export function ApprovalPanel({ row }: { row: AnyRow }) {
  const { text, say } = useLanguage()
  const { data, isPending, isError } = useQuery({
    queryKey: approvalKey(row.id),
    queryFn: ({ signal }) => call(readApproval, { params: { id: row.id }, signal }),
  })
  if (isPending) return <ListSkeleton rows={1} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { approval, missing, lapsed, reason } = data.data
  const named = (kinds: readonly string[]) =>
    kinds.map((kind) => say(names[kind] ?? kind)).join(', ')
  const lacks = [
    ...(missing.length > 0 ? [text('contractor_missing', { papers: named(missing) })] : []),
    ...(lapsed.length > 0 ? [text('contractor_lapsed', { papers: named(lapsed) })] : []),
  ]
  const qualifies = <Prequalified approval={data.data} />
  const works = approval === 'approved' || approval === 'conditional'
  if (works && lacks.length === 0 && reason === null)
    return (
      <div className="stack gap-2">
        <Notice tone="good">{text('contractor_may_work')}</Notice>
        {qualifies}
      </div>
    )
  return (
    <div className="stack gap-2">
      <Notice tone={works ? 'calm' : 'danger'}>
        <p>{text(works ? 'contractor_may_work' : headOf(approval))}</p>
        {reason !== null && <p>{reason}</p>}
        {lacks.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      {qualifies}
    </div>
  )
}

const tones = {
  asked: 'calm',
  valid: 'good',
  expiring: 'calm',
  expired: 'danger',
  failed: 'danger',
} as const

/** What the form said by which it was prequalified, and until when that holds. */
function Prequalified({ approval }: { approval: Approval }) {
  const { text, locale } = useLanguage()
  const mayRead = useHolds()('submissions.view')
  const { prequalification, score, qualified_on, qualified_until, submission } = approval
  const said = () => {
    const day = (of: string | null) => (of === null ? '' : dayIn(locale, of))
    if (prequalification === 'asked') return text('prequalification_asked')
    if (prequalification === 'expired')
      return text('prequalification_expired', { day: day(qualified_until) })
    return text(
      prequalification === 'failed' ? 'prequalification_failed' : 'prequalification_valid',
      {
        score: score === null ? '—' : percentIn(locale, score),
        day: day(prequalification === 'failed' ? qualified_on : qualified_until),
      },
    )
  }
  if (prequalification === null) return null
  return (
    <Notice tone={tones[prequalification]}>
      <p>{said()}</p>
      {submission !== null && mayRead && (
        <p>
          <Link to={`/dashboard/submissions/record/${submission}`}>
            {text('prequalification_read')}
          </Link>
        </p>
      )}
    </Notice>
  )
}

const headOf = (approval: string) =>
  approval === 'expired'
    ? 'contractor_is_expired'
    : approval === 'suspended'
      ? 'contractor_is_suspended'
      : 'contractor_is_pending'
