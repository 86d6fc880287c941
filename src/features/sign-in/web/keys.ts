export const companiesKey = (account: string) => ['contractor-companies', account] as const
