import type { TagTone } from './Tag.tsx'

export const severityTones: Readonly<Record<string, TagTone>> = {
  low: 'calm',
  medium: 'notice',
  high: 'warning',
  critical: 'danger',
}
