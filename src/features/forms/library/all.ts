// The provider's default forms, in the order in which people look for them.
import weeklySiteInspection from './forms/site-inspection-weekly.json' with { type: 'json' }
import type { WrittenForm } from './written.ts'

export const library: readonly WrittenForm[] = [
  weeklySiteInspection,
] as unknown as readonly WrittenForm[]
