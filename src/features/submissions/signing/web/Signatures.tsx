import { useTimes } from '../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import classes from '../../reading/web/whole.module.css'
import type { WholeSubmission } from '../../reading/web/whole-of.ts'
import { SendLink } from './link/SendLink.tsx'
import { calledAt, partOf } from './places.ts'
import { SignatureCard } from './SignatureCard.tsx'
import { SignNow } from './SignNow.tsx'

/** The signatures with their evidence, the open places, and the signatures of earlier revisions. */
export function Signatures({ whole }: { whole: WholeSubmission }) {
  const { text } = useLanguage()
  const { places, signatures } = whole
  const filled = new Set(places.map(({ signature }) => signature))
  const present = signatures.filter(({ id }) => filled.has(id))
  const earlier = signatures.filter(({ id }) => !filled.has(id))
  const waiting = places.filter(({ signature }) => signature === null)
  if (places.length === 0 && signatures.length === 0) return null
  return (
    <section className={classes.card} aria-labelledby="signatures">
      <h2 className="flex items-center justify-between gap-2 mb-2 text-lg" id="signatures">
        {text('submission_signatures')}
        <Tag tone={waiting.length === 0 ? 'good' : 'warning'}>
          {places.length - waiting.length} / {places.length}
        </Tag>
      </h2>
      <div className={classes.signNow}>
        <SignNow whole={whole} />
      </div>
      {waiting.length > 0 && (
        <ul className="bare">
          {waiting.map((place) => (
            <WaitingPlace key={place.id} place={place} whole={whole} />
          ))}
        </ul>
      )}
      <div className="stack gap-3">
        {[...present, ...earlier].map((signature) => (
          <SignatureCard key={signature.id} signature={signature} />
        ))}
      </div>
    </section>
  )
}

type PlaceProps = { place: WholeSubmission['places'][number]; whole: WholeSubmission }

function WaitingPlace({ place, whole }: PlaceProps) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { mine, link_sent_at, link_expires_at } = place
  return (
    <li className={`${classes.person} p-0 py-3 border-t`}>
      <div className="row justify-between gap-x-2 gap-y-1">
        <strong className="font-semibold">{calledAt(text, place)}</strong>
        <Tag tone="warning">{text(mine ? 'submission_you_sign' : 'submission_waits')}</Tag>
      </div>
      <p className="hint">{partOf(text, place)}</p>
      {link_sent_at !== null && (
        <p className="hint">
          {text('submission_link_sent', { when: moment(link_sent_at) })}
          {link_expires_at !== null &&
            ` · ${text('submission_link_ends', { when: moment(link_expires_at) })}`}
        </p>
      )}
      <SendLink place={place} whole={whole} />
    </li>
  )
}
