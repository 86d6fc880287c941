// What a field may point at: asked for when its list is opened, and again for what is typed.

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'
import { choicesKey } from '../../keys.ts'

const typingPause = 250
const stillFresh = 30_000

export const choicesOf = async (
  register: Register,
  field: string,
  search: string,
  signal?: AbortSignal,
) =>
  (
    await call(callsOf(register).choices, {
      params: { field },
      query: { search },
      ...(signal && { signal }),
    })
  ).data

/** What an input is called has the place of its row, `steps.0.people`; what it chooses from has not. */
const withoutPlace = (name: string): string => name.replace(/\.\d+\./, '.')

export function useChoices(register: Register, name: string, typed: string, opened: boolean) {
  const field = withoutPlace(name)
  const [search] = useDebouncedValue(typed.trim(), typingPause)
  const { data, isFetching, isError } = useQuery({
    queryKey: choicesKey(register.name, field, search),
    queryFn: ({ signal }) => choicesOf(register, field, search, signal),
    enabled: opened,
    staleTime: stillFresh,
    placeholderData: keepPreviousData,
  })
  return { found: data ?? [], searching: isFetching || search !== typed.trim(), failed: isError }
}
