import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { publicSettings } from '../settings.contract.ts'
import { type Contact, contactFor } from './contact.ts'

export function useContact(): Contact {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(publicSettings, { signal }),
  })
  return contactFor(typeof window === 'undefined' ? '' : window.location.host, data?.us_host)
}
