import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { labelCodeKey } from '../../web/keys.ts'
import { readLabelCode, renewLabelCode, revokeLabelCode } from '../public/label-code.contract.ts'

export const pathOfLabel = async (id: string) =>
  (await call(readLabelCode, { params: { id } })).data.path

/** Where a product's code leads, `null` once it was revoked, and what can be done with it. */
export function useLabelCode(id: string) {
  const queries = useQueryClient()
  const queryKey = labelCodeKey(id)
  const { data, isError } = useQuery({ queryKey, queryFn: () => pathOfLabel(id) })
  const change = async (to: typeof renewLabelCode | typeof revokeLabelCode) => {
    const { path } = (await call(to, { params: { id } })).data
    queries.setQueryData(queryKey, path)
  }
  return {
    path: data,
    isError,
    renew: () => change(renewLabelCode),
    revoke: () => change(revokeLabelCode),
  }
}
