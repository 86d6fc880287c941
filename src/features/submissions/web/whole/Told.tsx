import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { paperText } from '../../papers/paper-words.ts'
import type { Whole } from './whole-of.ts'

const kinds = { returned: 'returned', void: 'voided' } as const

/** Why it stands as it does, where somebody has said so: before all else. */
export function Told({ whole: { stage, events } }: { whole: Whole }) {
  const { locale } = useLanguage()
  const kind = kinds[stage as keyof typeof kinds]
  const last = events.findLast((event) => event.kind === kind)
  if (last === undefined || last.reason === null) return null
  return (
    <Notice tone="danger">
      <strong>
        {paperText(locale)(`event_${last.kind}`, { n: last.revision })}
        {last.by !== null && ` · ${last.by}`}
      </strong>
      <br />
      {last.reason}
    </Notice>
  )
}
