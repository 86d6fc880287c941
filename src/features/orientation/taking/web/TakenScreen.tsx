import { IconAlertTriangleFilled, IconCircleCheckFilled, IconClockHour4 } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { useTimes } from '../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AskedOrientation } from '../taking.contract.ts'
import classes from './taking.module.css'

const looks = {
  approved: { title: 'orientation_done', icon: IconCircleCheckFilled, tone: 'text-good' },
  awaiting_review: { title: 'orientation_sent', icon: IconClockHour4, tone: 'text-warning' },
  expired: { title: 'orientation_expired', icon: IconAlertTriangleFilled, tone: 'text-danger' },
} as const

/** What the person shows at the gate: that it is done, of whom, and until when it is valid. */
export function TakenScreen({ asked }: { asked: AskedOrientation }) {
  const { text } = useLanguage()
  const { day, moment } = useTimes(asked.zone)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { state, name, project, finished_at, expires_on, of_project, sticker } = asked
  const look = state === 'approved' || state === 'expired' ? looks[state] : looks.awaiting_review
  const facts = [
    { label: text('orientation_person'), said: name },
    { label: text('orientation_title'), said: asked.package.title },
    { label: text('orientation_project'), said: project },
    { label: text('orientation_finished'), said: finished_at && moment(finished_at) },
    {
      label: text('orientation_valid'),
      said: expires_on
        ? day(expires_on)
        : state === 'approved'
          ? text(of_project ? 'orientation_valid_project' : 'orientation_valid_ever')
          : null,
    },
    { label: text('orientation_sticker'), said: sticker },
  ]
  return (
    <article className={classes.taken}>
      <title>{`${asked.package.title} · ${asked.brand.name}`}</title>
      <BrandHead brand={asked.brand} />
      <look.icon size={88} className={look.tone} aria-hidden />
      <h1 ref={head} tabIndex={-1} className={classes.title}>
        {text(look.title)}
      </h1>
      {state === 'awaiting_review' && (
        <p className={classes.lead}>{text('orientation_sent_lead')}</p>
      )}
      <dl className={classes.pass}>
        {facts.map(
          ({ label, said }) =>
            said && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="break-anywhere">{said}</dd>
              </div>
            ),
        )}
      </dl>
    </article>
  )
}
