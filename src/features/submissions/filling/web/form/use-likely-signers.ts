// Who probably signs: those whom the project or the team names, and the crew who sign there.
import { skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from '../../../../../access/web/session.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import type { Filling } from '../../../../forms/definition/index.ts'
import { likelyKey } from '../../../web/keys.ts'
import { likelySigners } from '../../filling.contract.ts'
import type { StoredContext } from '../device/stored.ts'

/** The project that the form itself asks for, as it is answered now. */
function useAnsweredProject(filling: Filling): string | undefined {
  const watch = useCallback((told: () => void) => filling.watch(told), [filling])
  return useSyncExternalStore(watch, () => {
    const key = filling.definition.fields.find(({ type }) => type === 'project')?.key
    if (key === undefined) return undefined
    const { visible, value } = filling.get(key)
    return visible && typeof value === 'string' ? value : undefined
  })
}

export function useLikelySigners(
  filling: Filling,
  context: Pick<StoredContext, 'team'>,
  isAsked: boolean,
) {
  const { user } = useSession()
  const project = useAnsweredProject(filling)
  const team = context.team?.id
  const query = { ...(project && { project }), ...(team && { team }) }
  const { data } = useQuery({
    queryKey: likelyKey(project ?? '', team ?? ''),
    queryFn:
      isAsked && (project ?? team) !== undefined
        ? async ({ signal }) => (await call(likelySigners, { query, signal })).data
        : skipToken,
  })
  const named = (one: { id: string; name: string } | null | undefined) =>
    one ? [{ account: one.id, name: one.name }] : []
  const [supervisor, manager] = [named(data?.supervisor), named(data?.manager)]
  const others = [...supervisor, ...(data?.crew ?? [])].filter(
    // The person who fills it in signs as the one who submits it.
    ({ account }) => account !== user?.id,
  )
  return { supervisor, manager, attendee: others }
}
