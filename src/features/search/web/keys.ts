// What this feature reads.
export const searchKey = (typed: string, locale: string) => ['search', typed, locale] as const
