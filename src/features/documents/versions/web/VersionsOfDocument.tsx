import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import type { VersionState } from '../steps.ts'
import { listVersions } from '../versions.contract.ts'
import { versionsKey } from './keys.ts'
import classes from './versions.module.css'

const VersionRead = later(async () => (await import('./VersionRead.tsx')).VersionRead)

const tones = {
  in_review: 'warning',
  returned: 'calm',
  approved: 'notice',
  published: 'good',
  superseded: 'calm',
} as const satisfies Record<VersionState, string>

/** Each version that was sent for approval, and what it says. */
export default function VersionsOfDocument({ row: { id } }: { row: AnyRow }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { openModal } = useModals()
  const { data, isError } = useQuery({
    queryKey: versionsKey(id),
    queryFn: async ({ signal }) => (await call(listVersions, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  if (data.versions.length === 0)
    return <EmptyState title={text('versions_none')} text={text('versions_none_text')} />
  return (
    <ol className={classes.versions}>
      {data.versions.map(({ number, state, note, sign_again, affects, ...who }) => {
        const [key, by, at] =
          who.published_at !== null
            ? (['version_published_by', who.published_by, who.published_at] as const)
            : (['version_sent_by', who.sent_by, who.sent_at] as const)
        return (
          <li key={number} className={classes.version}>
            <div className="stack gap-1">
              <strong>
                {text('version_number', { number })}{' '}
                <Tag tone={tones[state]}>{text(`version_${state}`)}</Tag>
              </strong>
              <span className="hint">{text(key, { name: by ?? '', when: moment(at) })}</span>
              {who.reviewed_at !== null && (
                <span className="hint">
                  {text('version_reviewed_by', {
                    name: who.reviewed_by ?? '',
                    when: moment(who.reviewed_at),
                  })}
                </span>
              )}
              {number > 1 && (
                <span className="hint">
                  {text(
                    sign_again
                      ? 'version_again_all'
                      : affects === null
                        ? 'version_again_none'
                        : 'version_again_some',
                  )}
                </span>
              )}
              {note !== null && <span className="whitespace-pre">{note}</span>}
            </div>
            <Button
              variant="default"
              onClick={() =>
                openModal('read', {
                  title: text('version_number', { number }),
                  size: 'xl',
                  body: (
                    <Suspense fallback={<ListSkeleton rows={6} />}>
                      <VersionRead id={id} number={number} />
                    </Suspense>
                  ),
                })
              }
            >
              {text('version_read')}
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
