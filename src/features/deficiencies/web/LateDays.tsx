import { useText } from '../../../kit/web/language/Language.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'

/** By how many days it is late; nothing where it is not. */
export function LateDays({ days }: { days: number | null }) {
  const text = useText()
  if (days === null || days <= 0) return null
  return <Tag tone="danger">{text('deficiency_late', { count: days })}</Tag>
}
