import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import type { ByHand } from '../../../../kit/drawing/strokes.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { SignatureDrawing } from '../../../../kit/web/inputs/signature/SignatureDrawing.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { absenceWords, readDelivery } from '../deliveries.contract.ts'
import classes from './deliveries.module.css'
import { deliveryKey } from './keys.ts'

type Part = ReplyOf<typeof readDelivery>['data']['attendances'][number]

function Mark({ given, name, signed_at }: { given: ByHand; name: string; signed_at: string }) {
  const signature =
    given.method === 'typed'
      ? { ...given, signed_at }
      : { ...given.strokes, method: 'drawn' as const, name, signed_at }
  return (
    <div className={classes.mark}>
      <SignatureDrawing signature={signature} label={name} />
    </div>
  )
}

function TookPart({ part }: { part: Part }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { name, company, given, unsigned_because, late_because, also_at, witness } = part
  return (
    <li className={classes.part}>
      <div className="stack gap-1">
        <strong className="break-anywhere">
          {company === null ? name : `${name} · ${company}`}{' '}
          {given === null && <Tag tone="warning">{text('talk_unsigned')}</Tag>}{' '}
          {late_because !== null && <Tag tone="notice">{text('talk_late')}</Tag>}
        </strong>
        <span className="hint">
          {[
            moment(part.signed_at),
            witness !== null &&
              text(given?.method === 'pin' ? 'signoff_device' : 'signoff_witness', {
                name: witness,
              }),
            witness === null && given !== null && text('talk_own_phone'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {unsigned_because !== null && <span>{unsigned_because}</span>}
        {late_because !== null && <span>{late_because}</span>}
        {also_at !== null && (
          <span className="text-danger text-sm">{text('talk_also_at', { title: also_at })}</span>
        )}
        <span className="hint">{part.statement}</span>
      </div>
      {given !== null &&
        (given.method === 'pin' ? (
          <Tag tone="good">{text('signoff_by_pin')}</Tag>
        ) : (
          <Mark given={given} name={name} signed_at={part.signed_at} />
        ))}
    </li>
  )
}

/** Who took part and what they put their name to; what they raised. */
export default function AttendanceTab({ row: { id, started_at } }: { row: AnyRow }) {
  const { text, say } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: deliveryKey(id),
    queryFn: async ({ signal }) => (await call(readDelivery, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  if (started_at === null) return <EmptyState title={text('talk_not_given')} />
  const { presenter, attendances, absences, questions } = data
  return (
    <div className="stack gap-6">
      {presenter !== null && (
        <section className={classes.part} aria-label={presenter.name}>
          <div className="stack gap-1">
            <strong className="break-anywhere">{presenter.name}</strong>
            <span className="hint">{presenter.statement}</span>
          </div>
          <Mark {...presenter} signed_at={String(started_at)} />
        </section>
      )}
      {attendances.length === 0 && <EmptyState title={text('talk_nobody')} />}
      <ul className="bare stack gap-2" aria-label={text('talk_attendance')}>
        {attendances.map((part) => (
          <TookPart key={part.id} part={part} />
        ))}
      </ul>
      {absences.length > 0 && (
        <section className="stack gap-2" aria-label={text('talk_not_there')}>
          <h3 className="m-0">{text('talk_not_there')}</h3>
          <ul className="stack gap-1">
            {absences.map(({ person, name, reason }) => (
              <li key={person} className="break-anywhere">
                {name} <span className="hint">{say(absenceWords[reason])}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && (
        <section className="stack gap-2" aria-label={text('talk_raised')}>
          <h3 className="m-0">{text('talk_raised')}</h3>
          <ul className="stack gap-1">
            {questions.map(({ id: question, words, deficiency, hazard }) => (
              <li key={question} className="break-anywhere">
                {deficiency === null && hazard === null && words}
                {deficiency !== null && (
                  <RecordLink register="deficiencies" to={{ id: deficiency, name: words }} />
                )}
                {hazard !== null && (
                  <RecordLink register="incidents" to={{ id: hazard, name: words }} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
