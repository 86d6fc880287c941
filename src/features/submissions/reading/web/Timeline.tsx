import { useTimes } from '../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { paperText } from '../../papers/paper-words.ts'
import classes from './whole.module.css'
import type { WholeSubmission } from './whole-of.ts'

type Kind = WholeSubmission['events'][number]['kind']
const tones: Partial<Record<Kind, 'good' | 'danger'>> = {
  signed: 'good',
  approved: 'good',
  closed: 'good',
  declined: 'danger',
  returned: 'danger',
  voided: 'danger',
}

/** What became of it, the latest first. */
export function Timeline({ events }: { events: WholeSubmission['events'] }) {
  const { text, locale } = useLanguage()
  const { moment } = useTimes()
  // As its paper says them.
  const words = paperText(locale)
  return (
    <section className={classes.card} aria-labelledby="timeline">
      <h2 className="flex items-center justify-between gap-2 mb-2 text-lg" id="timeline">
        {text('submission_timeline')}
      </h2>
      <ol className={`${classes.timeline} bare`}>
        {events.toReversed().map(({ kind, at, by, reason, revision }) => (
          <li key={`${kind} ${at}`} data-tone={tones[kind]}>
            <strong>{words(`event_${kind}`, { n: revision })}</strong>
            <p className="hint">
              {moment(at)}
              {by !== null && ` · ${by}`}
            </p>
            {reason !== null && (
              <blockquote className="px-3 py-2 m-0 mt-1 bg-deep text-sm">{reason}</blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
