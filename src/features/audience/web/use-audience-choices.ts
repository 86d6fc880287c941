import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import type { FactKind } from '../../../register/fields/audience.ts'
import { listAudienceChoices } from '../audience.contract.ts'
import { audienceChoicesKey } from './keys.ts'

export type ChosenKind = Exclude<FactKind, 'everyone' | 'role'>

/** What fits what is typed; what cannot be chosen comes last, with why. */
export function useAudienceChoices(kind: ChosenKind, typed: string) {
  const [search] = useDebouncedValue(typed.trim(), 250)
  const { data, isFetching, isError } = useQuery({
    queryKey: audienceChoicesKey(kind, search),
    async queryFn({ signal }) {
      const query = { search, closed: '1' } as const
      return (await call(listAudienceChoices, { params: { kind }, query, signal })).data
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  return {
    choices: data ?? [],
    searching: isFetching || search !== typed.trim(),
    failed: isError,
  }
}
