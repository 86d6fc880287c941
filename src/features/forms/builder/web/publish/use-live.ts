// What people fill at present, against what is built.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../../kit/http/client.web.ts'
import { listVersions, readVersion } from '../../../builder.contract.ts'
import { difference } from '../../../definition/difference.ts'
import type { FormDefinition } from '../../../definition/question.ts'
import { lastVersionKey } from '../../../web/keys.ts'

/** The version that is live; null before the first is published. */
export const useLastVersion = (form: string) =>
  useQuery({
    queryKey: lastVersionKey(form),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await call(listVersions, { params: { id: form }, signal })
      const [first] = data
      return first === undefined
        ? null
        : (await call(readVersion, { params: { id: form, n: first.n }, signal })).data
    },
  })

export type Live = { n: number; same: boolean; changes: number }

/** Which version is live and what the draft would change; null where none is, undefined until it is known. */
export function useLive(form: string, definition: FormDefinition): Live | null | undefined {
  const { data: last } = useLastVersion(form)
  return useMemo(
    () =>
      last && {
        n: last.n,
        same: JSON.stringify(last.definition) === JSON.stringify(definition),
        // Small things have no sentence of their own.
        changes: Math.max(1, difference(last.definition, definition).length),
      },
    [last, definition],
  )
}
