import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { orientationRecords } from './orientation-records.register.ts'

export const web: RegisterWeb<typeof orientationRecords> = {
  New: later(async () => (await import('../assigning/web/AboveRecords.tsx')).AboveRecords),
  Head: later(async () => (await import('../reviewing/web/RecordHead.tsx')).RecordHead),
}
