// What this feature reads, each under its key.

export const sessionsKey = ['my-account', 'sessions'] as const
export const secondFactorKey = ['my-account', 'totp'] as const
export const tokensKey = ['my-account', 'tokens'] as const
export const passkeysKey = ['my-account', 'passkeys'] as const
