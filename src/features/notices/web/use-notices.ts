import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { markAll, markNotices, readNotices } from '../notices.contract.ts'
import { noticeListKey, noticesKey, unreadKey } from './keys.ts'

export type Narrowed = { state: 'all' | 'unread'; kind?: string | undefined }

/** What the person has been told, the latest first; older ones when they are asked for. */
export function useNotices({ state, kind }: Narrowed) {
  const { locale } = useLanguage()
  return useInfiniteQuery({
    queryKey: noticeListKey(state, kind, locale),
    queryFn: ({ pageParam, signal }) =>
      call(readNotices, {
        query: {
          lang: locale,
          state,
          ...(kind !== undefined && { kind }),
          ...(pageParam !== '' && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ older }) => older ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const renews = [noticesKey, unreadKey]

export const useMark = () =>
  useAct((body: { ids: string[]; read: boolean }) => call(markNotices, { body }), {
    renews,
    refusedInPassing: true,
  })

export const useMarkAll = () =>
  useAct((until: string) => call(markAll, { body: { until } }), { renews, refusedInPassing: true })
