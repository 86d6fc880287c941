import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { rowKey } from '../../../../register/web/keys.ts'
import { confirmRating, readHazardReviews } from '../reviews.contract.ts'

type Review = ReplyOf<typeof readHazardReviews>['data']['reviews'][number]

/** The incidents that point at a hazard. Its rating is changed where the hazard is edited, or confirmed here. */
export default function IncidentsOfHazard({ row: { id } }: { row: AnyRow }) {
  const text = useText()
  const key = rowKey('hazards', 'reviews', id)
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(readHazardReviews, { params: { id }, signal })).data,
  })
  const [note, setNote] = useState('')
  const { act, busy, problem } = useAct(
    () => call(confirmRating, { params: { id }, body: { note: note.trim() } }),
    { renews: [key], onDone: () => setNote(''), oneAtATime: true },
  )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  const waits = data.reviews.some(({ done_at }) => done_at === null)
  const ready = note.trim().length > 2
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (ready) act()
  }
  return (
    <div className="stack gap-4">
      {waits && <Notice tone="danger">{text('hazard_review_due')}</Notice>}
      {data.can.includes('confirm') && (
        <form onSubmit={submit} method="post" className="stack gap-3">
          <Textarea
            label={text('hazard_review_why')}
            autosize
            minRows={2}
            maxLength={1000}
            required
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {problem && <Notice tone="danger">{problem}</Notice>}
          <div>
            <Button type="submit" variant="default" loading={busy} disabled={!ready}>
              {text('hazard_review_stands')}
            </Button>
          </div>
        </form>
      )}
      {data.reviews.length === 0 && <EmptyState title={text('hazard_review_none')} />}
      <ul className="bare stack gap-3" aria-label={text('hazard_review_tab')}>
        {data.reviews.map((review) => (
          <li key={review.id} className="stack gap-1">
            <OneReview review={review} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OneReview({ review }: { review: Review }) {
  const text = useText()
  const { day } = useTimes()
  const { incident, cause, came_of, done_at, done_by, note } = review
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        {incident === null ? (
          <span>{text('hazard_review_hidden')}</span>
        ) : (
          <Link className="break-anywhere" to={`/dashboard/incidents/record/${incident.id}`}>
            {incident.title}
          </Link>
        )}
        {done_at === null && <Tag tone="warning">{text('hazard_review_waits')}</Tag>}
        {came_of && <Tag tone="calm">{text('hazard_review_came_of')}</Tag>}
      </span>
      {cause !== null && <span className="break-anywhere">{cause}</span>}
      <span className="hint">
        {[
          incident?.number,
          done_at !== null &&
            !came_of &&
            text('hazard_review_done', { name: done_by ?? '—', day: day(done_at) }),
          note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
