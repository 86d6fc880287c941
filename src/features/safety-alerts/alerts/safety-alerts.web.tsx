import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { safetyAlerts } from './safety-alerts.register.ts'

export const web: RegisterWeb<typeof safetyAlerts> = {
  More: later(async () => (await import('../approval/web/AlertRule.tsx')).AlertRule),
  Head: later(async () => (await import('../publishing/web/AlertHead.tsx')).AlertHead),
  inputs: {
    audience: later(async () => (await import('../../audience/web/index.ts')).AudienceField),
  },
}
