import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { jhscMeetings } from './jhsc-meetings.register.ts'

export const web: RegisterWeb<typeof jhscMeetings> = {
  Head: later(async () => (await import('../web/MeetingHead.tsx')).MeetingHead),
}
