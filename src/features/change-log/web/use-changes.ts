import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { readChanges } from '../changes.contract.ts'
import { changesKey } from './keys.ts'
import type { ShownFilters } from './use-filters.ts'

/** The log as it is narrowed, the latest first; older ones when they are asked for. */
export function useChanges(filters: ShownFilters) {
  const { locale } = useLanguage()
  return useInfiniteQuery({
    queryKey: changesKey(filters, locale),
    queryFn: ({ pageParam, signal }) =>
      call(readChanges, {
        query: { ...filters, lang: locale, ...(pageParam !== undefined && { before: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ older }) => older ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
