import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import {
  changeView,
  forgetView,
  keepColumns,
  keepView,
  readViews,
  type SavedView,
} from '../../../capabilities/views/contract.ts'
import { viewsKey } from '../../keys.ts'

type StoredViews = { columns: string[] | null; views: SavedView[] }
const noViews: StoredViews = { columns: null, views: [] }

/** What the person keeps of this list: its columns and its views. */
export function useSavedViews(register: string) {
  const queries = useQueryClient()
  const queryKey = viewsKey(register)
  const seen = useSession().user?.seen_by !== undefined
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(readViews, { params: { register }, signal })).data,
    // A list without its memory is still a list.
    retry: false,
    // They are a person's alone: who sees as them sees the list as it is.
    enabled: !seen,
  })
  const refresh = () => queries.invalidateQueries({ queryKey })
  const columns = useMutation({
    mutationFn: (chosen: string[] | null) =>
      call(keepColumns, { params: { register }, body: { columns: chosen } }),
    onMutate(chosen) {
      queries.setQueryData<StoredViews>(queryKey, (now = noViews) => ({ ...now, columns: chosen }))
    },
  })
  const keep = useMutation({
    mutationFn: (body: { name: string; query: string; columns: string[] | null }) =>
      call(keepView, { params: { register }, body }),
    onSuccess: refresh,
  })
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; name?: string; is_default?: boolean }) =>
      call(changeView, { params: { register, id }, body }),
    onSuccess: refresh,
  })
  const forget = useMutation({
    mutationFn: (id: string) => call(forgetView, { params: { register, id } }),
    onSuccess: refresh,
  })
  return {
    ...(data ?? noViews),
    isPending: isPending && !seen,
    chooseColumns: columns.mutate,
    keep: keep.mutateAsync,
    change: change.mutateAsync,
    forget: forget.mutateAsync,
  }
}

export type SavedViews = ReturnType<typeof useSavedViews>
