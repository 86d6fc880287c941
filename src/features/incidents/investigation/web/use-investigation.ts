import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { sendable } from '../../../../register/fields/sendable.ts'
import { investigationKey } from '../../web/keys.ts'
import { readInvestigation, writeInvestigation } from '../investigation.contract.ts'
import { investigationFields } from '../investigation-fields.ts'

export type Investigation = ReplyOf<typeof readInvestigation>['data']

/** What was investigated, and the way to write a part of it. */
export function useInvestigation(id: string) {
  const { data, isError } = useQuery({
    queryKey: investigationKey(id),
    queryFn: async ({ signal }) => (await call(readInvestigation, { params: { id }, signal })).data,
  })
  async function save(changed: Partial<Pick<Investigation, 'values' | 'causes'>>) {
    if (data === undefined) return
    const { version, values, causes } = data
    const all = { ...values, ...changed.values }
    const sent = Object.entries(investigationFields).map(([name, field]) => [
      name,
      sendable(field, all[name]),
    ])
    await call(writeInvestigation, {
      params: { id },
      body: { version, values: Object.fromEntries(sent), causes: changed.causes ?? causes },
    })
  }
  return { data, isError, save }
}
