import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { AlertText } from '../../web/AlertText.tsx'
import classes from '../../web/alerts.module.css'
import { alertVersionsKey } from '../../web/keys.ts'
import { listAlertVersions } from '../publishing.contract.ts'

/** Each version that people read, as they read it. */
export default function VersionsOfAlert({ row: { id } }: { row: AnyRow }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: alertVersionsKey(id),
    queryFn: async ({ signal }) => (await call(listAlertVersions, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  if (data.versions.length === 0)
    return (
      <EmptyState title={text('alert_versions_none')} text={text('alert_versions_none_text')} />
    )
  return (
    <ol className={classes.versions}>
      {data.versions.map(({ number, asked, note, hash, published_by, published_at, content }) => (
        <li key={number} className={classes.version}>
          <strong>{text('alert_version', { number })}</strong>
          <span className="hint">
            {text('alert_published_by', { when: moment(published_at), name: published_by ?? '' })}
            {!asked && ` · ${text('alert_not_asked')}`}
          </span>
          {note !== null && <span className="whitespace-pre">{note}</span>}
          <details>
            <summary>{text('alert_version_read')}</summary>
            <div className="stack gap-3 mt-2">
              <strong>{String(content.title)}</strong>
              <AlertText content={content} />
              <p className="hint break-anywhere m-0">{text('alert_hash', { hash })}</p>
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}
