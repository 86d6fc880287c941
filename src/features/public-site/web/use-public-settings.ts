import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { type PublicSettings, publicSettings } from '../settings.contract.ts'
import { settingsKey } from './keys.ts'

/** What this installation says of itself, once it has answered. */
export function usePublicSettings(): PublicSettings | undefined {
  const { data } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(publicSettings, { signal }),
  })
  return data
}
