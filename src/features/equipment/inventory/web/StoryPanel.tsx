import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { storyKey } from '../../web/keys.ts'
import panel from '../../web/panel.module.css'
import { readStory } from '../inventory.contract.ts'
import { MeterForm } from './MeterForm.tsx'

/** Who had it where, and what its meters read; the latest first. */
export function StoryPanel({ row }: { row: AnyRow }) {
  const text = useText()
  const { data, isPending, isError } = useQuery({
    queryKey: storyKey(row.id, row.version),
    queryFn: ({ signal }) => call(readStory, { params: { id: row.id }, signal }),
  })
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { holder_lacks, custody, readings } = data.data
  const mayEdit = row.can.includes('edit')
  return (
    <div className={`${panel.parts} grid gap-6`}>
      <div>
        <h3>{text('asset_custody')}</h3>
        {holder_lacks.length > 0 && (
          <Notice tone="danger">
            {text('asset_holder_lacks', {
              trainings: holder_lacks.map(({ name }) => name).join(', '),
            })}
          </Notice>
        )}
        {custody.length === 0 && <p className={panel.none}>{text('asset_custody_none')}</p>}
        <ol className={panel.lines}>
          {custody.map(({ id, at, by, location, holder }) => (
            <StoryLine key={id} at={at} by={by}>
              {[location?.name, holder?.name].filter(Boolean).join(' · ') ||
                text('asset_custody_nowhere')}
            </StoryLine>
          ))}
        </ol>
      </div>
      {row.tracking === 'serialised' && (mayEdit || readings.length > 0) && (
        <div>
          <h3>{text('asset_meters')}</h3>
          {mayEdit && <MeterForm row={row} />}
          <ol className={panel.lines}>
            {readings.map(({ id, at, by, meter, reading, replaced, note }) => (
              <StoryLine key={id} at={at} by={by}>
                {text(meter === 'hours' ? 'asset_read_hours' : 'asset_read_km', { reading })}
                {replaced && ` · ${text('asset_meter_replaced')}`}
                {note && ` · ${note}`}
              </StoryLine>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

/** What happened, and below it when and by whom. */
function StoryLine({ at, by, children }: { at: string; by: string | null; children: ReactNode }) {
  const { moment } = useTimes()
  return (
    <li className="grid gap-1 border-b">
      <span>{children}</span>
      <small>{[moment(at), by].filter(Boolean).join(' · ')}</small>
    </li>
  )
}
