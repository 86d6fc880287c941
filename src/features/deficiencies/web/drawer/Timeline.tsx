import { useTimes } from '../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { Story } from '../../deficiencies.contract.ts'
import classes from './drawer.module.css'
import { detailWords, gathered, isKind } from './happening.ts'

/** What happened to it, the latest first. */
export function Timeline({ events }: { events: Story['events'] }) {
  const { text, locale } = useLanguage()
  const { moment } = useTimes()
  return (
    <section aria-label={text('deficiency_story')}>
      <h3>{text('deficiency_story')}</h3>
      <ol className={`${classes.timeline} bare grid gap-3`}>
        {gathered(events)
          .toReversed()
          .map((event) => {
            const { id, kind, reason, at, by, times } = event
            const detail = detailWords(event, text, locale)
            return (
              <li key={id} data-kind={kind}>
                <strong>
                  {isKind(kind) ? text(`deficiency_event_${kind}`) : kind}
                  {times > 1 && ` × ${times}`}
                </strong>
                {detail && <span>{detail}</span>}
                {reason && <p>{reason}</p>}
                <small className="hint">{[moment(at), by].filter(Boolean).join(' · ')}</small>
              </li>
            )
          })}
      </ol>
    </section>
  )
}
