import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { readMyWork } from '../my-work.contract.ts'
import { myWorkKey } from './keys.ts'

/** What waits for the person, in their language; read anew each time that it is shown. */
export function useMyWork() {
  const { locale } = useLanguage()
  return useQuery({
    queryKey: [...myWorkKey, locale],
    queryFn: ({ signal }) => call(readMyWork, { query: { lang: locale }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
