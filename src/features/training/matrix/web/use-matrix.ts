import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { isNameIn, oneOf } from '../../../../kit/own.ts'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { trainingMatrixKey } from '../../web/keys.ts'
import { type ShownCells, shownLetters } from '../letters.ts'
import { matrices } from '../matrix.contract.ts'
import { type MatrixTable, narrowMatrix } from '../narrow.ts'

export type MatrixName = keyof typeof matrices
type Whole = ReplyOf<(typeof matrices)['everyone']['read']>['data']
export type ShownMatrix = MatrixTable<Whole['courses'][number], Whole['people'][number]>

const places = ['project', 'team', 'contractor', 'operation_role'] as const
type Filters = Partial<Record<(typeof places)[number], string>> & { role?: '1' | '3' | '6' }

/** What the address asks for: what the server answers with, and what of that is shown. */
function askedIn(search: string) {
  const words = new URLSearchParams(search)
  const at = (name: string) => words.get(name) || undefined
  const role = oneOf(['1', '3', '6'] as const, at('role'))
  const filters: Filters = { ...(role && { role }) }
  for (const name of places) {
    const id = at(name)
    if (id !== undefined) filters[name] = id
  }
  const show = at('show') ?? 'all'
  const category = at('category')
  return {
    filters,
    narrowing: {
      search: at('search') ?? '',
      show: (isNameIn(shownLetters, show) ? show : 'all') satisfies ShownCells,
      ...(category && { category }),
    },
  }
}

export function useMatrix(of: MatrixName) {
  const { search, change } = useAddressQuery()
  const asked = useMemo(() => askedIn(search), [search])
  const { data, isError } = useQuery({
    queryKey: trainingMatrixKey(of, asked.filters),
    queryFn: async ({ signal }) =>
      (await call(matrices[of].read, { query: asked.filters, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const shown = useMemo(() => data && narrowMatrix(data, asked.narrowing), [data, asked])
  return {
    asked,
    isError,
    shown,
    narrow: (words: Readonly<Record<string, string | null>>) =>
      change((now) => withWords(now, words), { replace: true, preventScrollReset: true }),
  }
}
