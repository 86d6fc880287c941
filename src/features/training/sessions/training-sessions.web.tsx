import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { trainingSessions } from './training-sessions.register.ts'

export const web: RegisterWeb<typeof trainingSessions> = {
  Head: later(async () => (await import('./web/SessionHead.tsx')).SessionHead),
}
