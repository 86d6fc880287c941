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
  closed?: '1',
) =>
  (
    await call(callsOf(register).choices, {
      params: { field },
      query: { search, ...(closed && { closed }) },
      ...(signal && { signal }),
    })
  ).data

/** What an input is called has the place of its row, `steps.0.people`; what it chooses from has not. */
const withoutPlace = (name: string): string => name.replace(/\.\d+\./, '.')

/** `closed`: what is searched for and cannot be chosen is found, too, with why. */
export function useChoices(
  register: Register,
  name: string,
  typed: string,
  opened: boolean,
  closed?: '1',
) {
  const field = withoutPlace(name)
  const [search] = useDebouncedValue(typed.trim(), typingPause)
  const { data, isFetching, isError } = useQuery({
    queryKey: choicesKey(register.name, field, search, closed),
    queryFn: ({ signal }) => choicesOf(register, field, search, signal, closed),
    enabled: opened,
    staleTime: stillFresh,
    placeholderData: keepPreviousData,
  })
  return { found: data ?? [], searching: isFetching || search !== typed.trim(), failed: isError }
}
