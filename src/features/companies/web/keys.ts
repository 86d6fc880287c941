export const startKey = (token: string) => ['company-start', token] as const
export const supportKey = ['support-accesses'] as const
export const companiesKey = (...of: readonly unknown[]) => ['companies', ...of] as const
