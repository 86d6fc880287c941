import {
  IconAlertOctagonFilled,
  IconAlertTriangle,
  IconAlertTriangleFilled,
  IconPointFilled,
} from '@tabler/icons-react'
import { useText } from '../language/Language.tsx'
import { severityTones } from './severity-tones.ts'
import { Tag } from './Tag.tsx'

const symbols = {
  low: IconPointFilled,
  medium: IconAlertTriangle,
  high: IconAlertTriangleFilled,
  critical: IconAlertOctagonFilled,
} as const

export function SeverityTag({ severity }: { severity: keyof typeof symbols }) {
  const text = useText()
  const Icon = symbols[severity]
  return (
    <Tag tone={severityTones[severity] ?? 'neutral'} icon={<Icon size={14} aria-hidden="true" />}>
      {text(`severity_${severity}`)}
    </Tag>
  )
}
