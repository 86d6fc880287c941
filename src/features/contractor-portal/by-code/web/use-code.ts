import { useQuery } from '@tanstack/react-query'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { portalKey } from '../../web/keys.ts'
import { openCode } from '../by-code.contract.ts'

/** Where a code leads; it opens again without a connection. */
export function useCode(code: string) {
  return useQuery({
    queryKey: portalKey('code', code),
    queryFn: async ({ signal }) =>
      (await call(openCode, { params: { code }, signal, keepSession: true })).data,
    // What is not there will not be there on asking again.
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
  })
}
