// What the person who fills the form does not hold of the training that it and the assets in it ask for.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { call, NoAnswer } from '../../../../../kit/http/client.web.ts'
import type { Filling } from '../../../../forms/definition/index.ts'
import { assetsAnywhere } from '../../../subjects/answered.ts'
import { lackingKey } from '../../../web/keys.ts'
import { readLacking } from '../../filling.contract.ts'

/** What the device has of it, where there is no connection: of these assets if they were asked about before, else of the form
 *  alone. */
async function lackingOf(form: string, assets: string, signal: AbortSignal) {
  const params = { id: form }
  try {
    return await call(readLacking, { params, query: { ...(assets && { assets }) }, signal })
  } catch (cause) {
    if (assets === '' || !(cause instanceof NoAnswer)) throw cause
    return call(readLacking, { params, query: {}, signal })
  }
}

/** Nothing while it is not known: what the device does not have the server says when the form is sent. */
export function useLacking(form: string, filling: Filling, asset: string | undefined) {
  const watch = useCallback((told: () => void) => filling.watch(told), [filling])
  const assets = useSyncExternalStore(watch, () => assetsAnywhere(filling, asset).join(','))
  const { data } = useQuery({
    queryKey: lackingKey(form, assets),
    queryFn: async ({ signal }) => (await lackingOf(form, assets, signal)).data,
    staleTime: 60_000,
  })
  return data
}
