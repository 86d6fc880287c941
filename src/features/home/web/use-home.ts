import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../access/web/session.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { call } from '../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import type { HomeWidget } from '../../../manifest/widget.web.ts'
import { readHomeLayout } from '../home.contract.ts'

export const homeKey = ['home-layout'] as const
export type HomeLayout = ReplyOf<typeof readHomeLayout>['data']

/** What the person has chosen, and the widgets that are there for them. The provider’s admin has none: nothing
 *  of a company is asked for. */
export function useHome(all: readonly HomeWidget[]) {
  const holds = useHolds()
  const { role, user } = useSession()
  const staff =
    role === 'hs_manager' || role === 'hs_user' || role === 'management' ? role : undefined
  const query = useQuery({
    queryKey: homeKey,
    // What a person chose is theirs alone: who sees as them sees the home of their role.
    queryFn: async ({ signal }) =>
      user?.seen_by === undefined ? (await call(readHomeLayout, { signal })).data : null,
    enabled: staff !== undefined,
    // The first steps of a new company are taken on other screens.
    refetchOnMount: ({ state }) => (state.data?.first_steps ? 'always' : true),
  })
  const widgets = all.filter(({ grants }) => grants.length === 0 || grants.some(holds))
  return { role: staff, query, widgets }
}
