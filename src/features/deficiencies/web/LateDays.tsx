import { useText } from '../../../kit/web/language/Language.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'

/** By how many days it is late; nothing where it is not. */
export function LateDays({ days }: { days: number | null }) {
  const text = useText()
  if (days === null || days <= 0) return null
  return (
    <Tag tone="danger">
      {text(days === 1 ? 'deficiency_late_day' : 'deficiency_late', { days })}
    </Tag>
  )
}
