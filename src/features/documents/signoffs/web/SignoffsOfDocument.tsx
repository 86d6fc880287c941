import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { Understood } from '../../quiz/web/Understood.tsx'
import { listSignoffs } from '../signoffs.contract.ts'
import { GivenMark } from './GivenMark.tsx'
import { signoffsKey } from './keys.ts'
import classes from './signoffs.module.css'

/** Who has signed which version, and whether that still counts. */
export default function SignoffsOfDocument({ row: { id } }: { row: AnyRow }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: signoffsKey(id),
    queryFn: async ({ signal }) => (await call(listSignoffs, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  if (data.signoffs.length === 0)
    return <EmptyState title={text('signoffs_none')} text={text('signoffs_none_text')} />
  return (
    <ol className={classes.signoffs}>
      {data.signoffs.map(
        ({
          id: signoff,
          name,
          number,
          given,
          seconds,
          signed_at,
          holds,
          witness,
          by_link,
          understood,
          ...said
        }) => (
          <li key={signoff} className={classes.signoff}>
            <div className="stack gap-1">
              <strong className="break-anywhere">
                {name} {!holds && <Tag tone="warning">{text('signoff_again')}</Tag>}
              </strong>
              <span className="hint">
                {text('version_number', { number })} · {moment(signed_at)} ·{' '}
                {text('signoff_minutes', { count: Math.max(1, Math.round(seconds / 60)) })}
              </span>
              {[...said.declared, said.statement].map((words) => (
                <span key={words} className="hint">
                  {words}
                </span>
              ))}
              <Understood understood={understood} />
              {by_link && <span className="hint">{text('signoff_by_link')}</span>}
              {witness !== null && (
                <span className="hint">
                  {text(given.method === 'pin' ? 'signoff_device' : 'signoff_witness', {
                    name: witness,
                  })}
                </span>
              )}
            </div>
            {given.method === 'pin' ? (
              <Tag tone="good">{text('signoff_by_pin')}</Tag>
            ) : (
              <GivenMark given={given} name={name} at={signed_at} />
            )}
          </li>
        ),
      )}
    </ol>
  )
}
