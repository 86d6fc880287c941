import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
  IconClockExclamation,
  IconHourglass,
} from '@tabler/icons-react'
import { useText } from '../language/Language.tsx'
import { Tag } from './Tag.tsx'

const looks = {
  ok: ['good', IconCircleCheckFilled],
  expiring: ['notice', IconClockExclamation],
  expired: ['danger', IconCircleXFilled],
  missing: ['danger', IconCircleDashed],
  pending: ['calm', IconHourglass],
} as const

export function StatusTag({ status }: { status: keyof typeof looks }) {
  const text = useText()
  const [tone, Icon] = looks[status]
  return (
    <Tag tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {text(`status_${status}`)}
    </Tag>
  )
}
