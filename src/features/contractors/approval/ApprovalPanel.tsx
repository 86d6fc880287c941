import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { readApproval } from '../contractors.contract.ts'
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
  const works = approval === 'approved' || approval === 'conditional'
  if (works && lacks.length === 0 && reason === null)
    return <Notice tone="good">{text('contractor_may_work')}</Notice>
  return (
    <Notice tone={works ? 'calm' : 'danger'}>
      <p>{text(works ? 'contractor_may_work' : headOf(approval))}</p>
      {reason !== null && <p>{reason}</p>}
      {lacks.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}

const headOf = (approval: string) =>
  approval === 'expired'
    ? 'contractor_is_expired'
    : approval === 'suspended'
      ? 'contractor_is_suspended'
      : 'contractor_is_pending'
