// What the log is narrowed to stands in the address: a link shows the same.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { keysOf } from '../../../kit/own.ts'
import { type ChangeFilters, changeFilters } from '../changes.contract.ts'

const { shape } = changeFilters
const names = keysOf(shape)
export type ShownFilters = Readonly<ChangeFilters>
export type AskedFilters = Partial<Record<keyof ShownFilters, string | null>>

/** Anybody may have written the address: what the call would refuse is left out. */
const read = (given: URLSearchParams): ShownFilters =>
  changeFilters.parse(
    Object.fromEntries(
      names.flatMap((name) => {
        const value = given.get(name)
        return value && shape[name].safeParse(value).success ? [[name, value]] : []
      }),
    ),
  )

export function useFilters() {
  const [params, setParams] = useSearchParams()
  const written = params.toString()
  const filters = useMemo(() => read(new URLSearchParams(written)), [written])
  function ask(change: AskedFilters) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(change))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const clear = () => ask(Object.fromEntries(names.map((name) => [name, null])))
  return { filters, ask, clear, isNarrowed: Object.keys(filters).length > 0 }
}
