// What the portal reads, each under its key.

export const portalKey = (...of: readonly string[]) => ['contractor-portal', ...of] as const
