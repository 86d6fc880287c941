import { Button } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { inventoryKey, storyKey } from '../../web/keys.ts'
import panel from '../../web/panel.module.css'
import { readStory } from '../inventory.contract.ts'
import { answerWith } from './ask-about.ts'
import { useTagDialog } from './use-tag-dialog.tsx'

/** Whether it may be used, and each time that it might not: why, who says so, what was checked. */
export function TagsPanel({ row }: { row: AnyRow }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const queries = useQueryClient()
  const open = useTagDialog()
  const { data, isPending, isError } = useQuery({
    queryKey: storyKey(row.id, row.version),
    queryFn: ({ signal }) => call(readStory, { params: { id: row.id }, signal }),
  })
  // Where the asset is read, its menu offers what the button here does where it is changed.
  const latest = useRef(open)
  latest.current = open
  useEffect(
    () => answerWith(({ question, row: of, done }) => latest.current(question, of, done)),
    [],
  )
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { tags } = data.data
  const out = row.tagged_out === true
  const ask = () =>
    open(out ? 'release' : 'tag-out', row, () => {
      void queries.invalidateQueries({ queryKey: inventoryKey })
    })
  return (
    <>
      {tags.length === 0 && <p className={panel.none}>{text('asset_never_tagged')}</p>}
      <ol className={panel.lines}>
        {tags.map(({ id, at, by, reason, photo, submission, ...released }) => (
          <li key={id} className="grid gap-1 border-b">
            <span className={panel.head}>
              <strong>{reason}</strong>
              <Tag tone={released.released_at === null ? 'danger' : 'good'}>
                {text(released.released_at === null ? 'asset_tag_on' : 'asset_tag_off')}
              </Tag>
            </span>
            {photo && (
              <a href={`/api/files/${photo.id}`}>
                <img
                  style={{ maxWidth: '8rem', borderRadius: 'var(--radius)' }}
                  src={`/api/files/${photo.id}`}
                  alt={photo.name}
                />
              </a>
            )}
            {submission && (
              <Link to={`/dashboard/submissions/edit/${submission.id}`}>{submission.name}</Link>
            )}
            <small>{[moment(at), by].filter(Boolean).join(' · ')}</small>
            {released.released_at !== null && (
              <small>
                {text('asset_released_with', { note: released.release_note ?? '' })}{' '}
                {[moment(released.released_at), released.released_by].filter(Boolean).join(' · ')}
              </small>
            )}
          </li>
        ))}
      </ol>
      {row.can.includes('edit') && (
        <div className="flex flex-wrap gap-2 mt-4">
          <Button
            variant={out ? 'filled' : 'default'}
            leftSection={out ? <IconLockOpen size={18} /> : <IconLock size={18} />}
            onClick={ask}
          >
            {text(out ? 'asset_release' : 'asset_tag_out')}
          </Button>
        </div>
      )}
    </>
  )
}
