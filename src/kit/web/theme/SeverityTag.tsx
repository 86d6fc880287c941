import {
  IconAlertOctagonFilled,
  IconAlertTriangle,
  IconAlertTriangleFilled,
  IconPointFilled,
} from '@tabler/icons-react'
import { useText } from '../language/Language.tsx'
import { Tag } from './Tag.tsx'

const looks = {
  low: ['calm', IconPointFilled],
  medium: ['notice', IconAlertTriangle],
  high: ['warning', IconAlertTriangleFilled],
  critical: ['danger', IconAlertOctagonFilled],
} as const

export function SeverityTag({ severity }: { severity: keyof typeof looks }) {
  const text = useText()
  const [tone, Icon] = looks[severity]
  return (
    <Tag tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {text(`severity_${severity}`)}
    </Tag>
  )
}
