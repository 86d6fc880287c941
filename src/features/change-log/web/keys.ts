// What this feature reads, each under its key.
import type { ShownFilters } from './use-filters.ts'

export const changesKey = (filters: ShownFilters, locale: string) =>
  ['changes', 'list', filters, locale] as const
export const changeChoicesKey = (search: string, person: string | undefined, locale: string) =>
  ['changes', 'choices', search, person, locale] as const
export const chainKey = ['changes', 'chain'] as const
