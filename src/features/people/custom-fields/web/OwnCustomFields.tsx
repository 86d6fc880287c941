import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { customValuesKey } from '../../web/keys.ts'
import { readOwnCustomValues, writeOwnCustomValues } from '../custom-values.contract.ts'
import { CustomFieldsCard } from './CustomFieldsCard.tsx'

/** Under one's own account: what the company shows of it; nothing where it shows nothing. */
export function OwnCustomFields() {
  const key = customValuesKey('own')
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readOwnCustomValues, { signal }),
    gcTime: 0,
  })
  if (data === undefined || data.data.fields.length === 0) return null
  const { version } = data.data
  return (
    <CustomFieldsCard
      shown={data.data}
      renews={[key]}
      save={(values) => call(writeOwnCustomValues, { body: { version, values } })}
    />
  )
}
