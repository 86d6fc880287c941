import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { ownFieldsKey } from '../../web/keys.ts'
import { fieldsOfType } from '../inventory.contract.ts'

const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value
    ? String(value.id)
    : typeof value === 'string'
      ? value
      : undefined

/** What a type asks of its assets; the id, or what a row carries for it. */
export function useType(value: unknown) {
  const assetType = idOf(value)
  const { data } = useQuery({
    queryKey: ownFieldsKey(assetType),
    queryFn: ({ signal }) => call(fieldsOfType, { params: { assetType: assetType ?? '' }, signal }),
    enabled: assetType !== undefined,
  })
  return data?.data
}
