import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { markAll, markNotices, readNotices, type Unread } from '../notices.contract.ts'
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

/** What the bell shows is right at once; the server’s stream says it again. */
function useCount() {
  const queries = useQueryClient()
  return (change: (now: Unread) => Unread) =>
    queries.setQueryData<Unread>(unreadKey, (now) => now && change(now))
}

const look = { renews: [noticesKey], refusedInPassing: true }

export function useMark() {
  const count = useCount()
  return useAct((body: { ids: string[]; read: boolean }) => call(markNotices, { body }), {
    ...look,
    onDone: (_, { ids, read }) =>
      count((now) => ({
        ...now,
        unread: Math.max(0, now.unread + (read ? -ids.length : ids.length)),
      })),
  })
}

export function useMarkAll() {
  const count = useCount()
  return useAct((until: string) => call(markAll, { body: { until } }), {
    ...look,
    onDone: (_, until) =>
      count((now) => (now.latest === until ? { unread: 0, latest: null } : now)),
  })
}
