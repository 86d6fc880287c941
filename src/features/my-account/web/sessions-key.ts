export const sessionsKey = ['my-account', 'sessions'] as const
