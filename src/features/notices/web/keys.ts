// What this feature reads, each under its key.
export const unreadKey = ['notices', 'unread'] as const
export const noticesKey = ['notices', 'list'] as const
export const noticeListKey = (...narrowed: readonly (string | undefined)[]) =>
  [...noticesKey, ...narrowed] as const
export const noticeSettingsKey = ['notices', 'settings'] as const
export const devicesKey = ['notices', 'devices'] as const
export const noticeKindsKey = (locale: string) => ['notices', 'kinds', locale] as const
export const ruleReceiversKey = (typed: string) => ['notices', 'receivers', typed] as const
export const chainReceiversKey = (typed: string) => ['notices', 'chain', typed] as const
export const stopNoticesKey = (token: string) => ['stop-notices', token] as const
