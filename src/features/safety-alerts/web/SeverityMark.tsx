import {
  IconAlertOctagonFilled,
  IconAlertTriangleFilled,
  IconHandStop,
  IconInfoCircleFilled,
} from '@tabler/icons-react'
import { useSay } from '../../../kit/web/language/Language.tsx'
import { type AlertSeverity, severities } from '../alerts/severities.ts'

const icons = {
  info: IconInfoCircleFilled,
  caution: IconAlertTriangleFilled,
  urgent: IconAlertOctagonFilled,
  stop_work: IconHandStop,
} as const satisfies Record<AlertSeverity, unknown>

/** How grave it is, by a shape and a word; its place gives the colour. */
export function SeverityMark({ severity, size }: { severity: AlertSeverity; size: number }) {
  const say = useSay()
  const Icon = icons[severity]
  return (
    <>
      <Icon size={size} aria-hidden />
      <strong className="whitespace-nowrap">{say(severities[severity])}</strong>
    </>
  )
}
