import type { BrowserSession } from '../../../access/web/session.ts'

/** For whom this device may keep answers: somebody of the staff who is here, not who is seen by another person. */
export const keeperOf = ({ user, role, isLoggingOut }: BrowserSession): string | undefined =>
  user === undefined ||
  isLoggingOut ||
  'seen_by' in user ||
  role === 'admin' ||
  role === 'trade_contractor'
    ? undefined
    : user.id
