import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { takenKey } from '../../web/keys.ts'
import { onSite } from '../reviewing.contract.ts'
import { OrientationLine } from './OrientationLine.tsx'
import classes from './reviewing.module.css'

/** Who is on the list of the project today without an orientation that is valid there, and who has one. */
export default function OnSiteTab({ row: { id } }: { row: AnyRow }) {
  const text = useText()
  const { day } = useTimes()
  const [show, setShow] = useState('without')
  const { data, isError } = useQuery({
    queryKey: takenKey('on site', id),
    queryFn: async ({ signal }) => (await call(onSite, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  if (data.length === 0) return <EmptyState title={text('orientations_nobody')} />
  const without = data.filter(({ state }) => state !== 'approved')
  const shown = show === 'without' ? without : data
  return (
    <div className="stack gap-4">
      <Notice tone={without.length === 0 ? 'good' : 'danger'}>
        {text(without.length === 0 ? 'orientations_all' : 'orientations_without', {
          count: without.length,
          total: data.length,
        })}
      </Notice>
      <SegmentedControl
        aria-label={text('orientations_show')}
        value={show}
        onChange={setShow}
        data={[
          { value: 'without', label: text('orientations_show_without') },
          { value: 'all', label: text('orientations_show_all') },
        ]}
      />
      <ul className={classes.lines} aria-label={text('orientations_on_site')}>
        {shown.map((one) => (
          <OrientationLine
            key={one.person}
            name={
              one.record === null ? (
                one.name
              ) : (
                <RecordLink
                  register="orientation-records"
                  to={{ id: one.record, name: one.name }}
                />
              )
            }
            about={[
              one.detail,
              one.title,
              one.expires_on && text('orientation_until', { day: day(one.expires_on) }),
            ]}
            state={one.state}
          />
        ))}
      </ul>
    </div>
  )
}
