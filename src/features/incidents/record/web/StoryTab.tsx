import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { incidentStoryKey } from '../../web/keys.ts'
import { eventWords } from '../events.ts'
import { readIncidentStory } from '../incidents.contract.ts'

/** What was done with it, the latest first. */
export default function StoryTab({ row: { id } }: { row: AnyRow }) {
  const { text, say } = useLanguage()
  const { moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: incidentStoryKey(id),
    queryFn: async ({ signal }) => (await call(readIncidentStory, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  return (
    <ol className="bare stack gap-3" aria-label={text('incident_story')}>
      {data.events.map(({ id: event, kind, reason, by, at }) => (
        <li key={event} className="stack gap-1">
          <strong>{say(eventWords[kind])}</strong>
          {reason !== null && <span className="break-anywhere">{reason}</span>}
          <span className="hint">{[moment(at), by].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ol>
  )
}
