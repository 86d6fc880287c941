import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'

/** Roles as answers hold them. */
export const roles: readonly { id: string; label: MessageKey }[] = [
  { id: '1', label: 'role_hs_manager' },
  { id: '3', label: 'role_hs_user' },
  { id: '6', label: 'role_management' },
  { id: 'trade_contractor', label: 'role_trade_contractor' },
]
