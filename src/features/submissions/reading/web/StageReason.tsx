import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { own } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { paperText } from '../../papers/paper-words.ts'
import { submissions } from '../../submissions.register.ts'
import type { WholeSubmission } from './whole-of.ts'

const kinds = { returned: 'returned', void: 'voided' } as const

/** Before all else: why it stands as it does, where somebody has said so, and what looks copied. */
export function StageReason({
  whole: { stage, events, copied, duration },
}: {
  whole: WholeSubmission
}) {
  const { text, say, locale } = useLanguage()
  const kind = own(kinds, stage)
  const last = events.findLast((event) => event.kind === kind)
  return (
    <>
      {last !== undefined && last.reason !== null && (
        <Notice tone="danger">
          <strong>
            {paperText(locale)(`event_${last.kind}`, { n: last.revision })}
            {last.by !== null && ` · ${last.by}`}
          </strong>
          <br />
          {last.reason}
        </Notice>
      )}
      {copied && (
        <Notice tone="calm">
          <strong>{say(submissions.fields.copied.label)}</strong>
          <br />
          {text('submission_copied_why', { minutes: numberIn(locale, (duration ?? 0) / 60, 1) })}
        </Notice>
      )}
    </>
  )
}
