// What the person who fills the form does not hold of the training that it and the assets in it ask for.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { call } from '../../../../../kit/http/client.web.ts'
import type { Filling } from '../../../../forms/definition/index.ts'
import { assetsAnywhere } from '../../../subjects/answered.ts'
import { lackingKey } from '../../../web/keys.ts'
import { readLacking } from '../../filling.contract.ts'

/** Nothing while it is not known: without a connection the server says it when the form is sent. */
export function useLacking(form: string, filling: Filling, asset: string | undefined) {
  const watch = useCallback((told: () => void) => filling.watch(told), [filling])
  const assets = useSyncExternalStore(watch, () => assetsAnywhere(filling, asset).join(','))
  const { data } = useQuery({
    queryKey: lackingKey(form, assets),
    queryFn: async ({ signal }) =>
      (
        await call(readLacking, {
          params: { id: form },
          query: { ...(assets && { assets }) },
          signal,
        })
      ).data,
    staleTime: 60_000,
  })
  return data
}
