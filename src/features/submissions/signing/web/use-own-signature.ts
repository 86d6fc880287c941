import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { ownSignatureKey } from '../../web/keys.ts'
import { ownSignature } from '../own-signature.contract.ts'

/** What the person signed in drew once; nothing where they have not. */
export const useOwnSignature = (isAsked = true) =>
  useQuery({
    queryKey: ownSignatureKey,
    queryFn: async ({ signal }) => (await call(ownSignature, { signal })).data,
    enabled: isAsked,
  })
