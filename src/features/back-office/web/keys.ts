export const providedKey = (...of: readonly unknown[]) => ['provided', ...of] as const
