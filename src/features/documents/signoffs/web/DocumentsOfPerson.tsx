import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { Understood } from '../../quiz/web/Understood.tsx'
import { listSignoffsBy } from '../signoffs.contract.ts'
import { signoffsKey } from './keys.ts'
import classes from './signoffs.module.css'

/** Which documents a person has signed, and whether that still counts. */
export function DocumentsOfPerson({ row: { id } }: { row: AnyRow }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: signoffsKey(id),
    queryFn: async ({ signal }) => (await call(listSignoffsBy, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  if (data.signoffs.length === 0)
    return (
      <EmptyState title={text('signoffs_no_document')} text={text('signoffs_no_document_text')} />
    )
  return (
    <ol className={classes.signoffs}>
      {data.signoffs.map(({ document, title, number, signed_at, holds, understood }) => (
        <li key={`${document} ${number}`} className={classes.signoff}>
          <div className="stack gap-1">
            <strong className="break-anywhere">
              <Link to={`/dashboard/documents/${document}`}>{title}</Link>{' '}
              {!holds && <Tag tone="warning">{text('signoff_again')}</Tag>}
            </strong>
            <span className="hint">
              {text('version_number', { number })} · {moment(signed_at)}
            </span>
            <Understood understood={understood} />
          </div>
        </li>
      ))}
    </ol>
  )
}
