// What the log is narrowed to stands in the address: a link shows the same.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { isDay } from '../../../kit/day.ts'
import { actions, type ChangeFilters, nobody } from '../changes.contract.ts'

const names = ['search', 'person', 'subject', 'action', 'from', 'to'] as const
type FilterName = (typeof names)[number]
export type ShownFilters = Readonly<ChangeFilters>

/** Anybody may have written the address: what the call would refuse is left out. */
const fits: Readonly<Record<FilterName, (value: string) => boolean>> = {
  search: (value) => value.length <= 200,
  person: (value) => value === nobody || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
  subject: (value) => value.length <= 80,
  action: (value) => actions.some((action) => action === value),
  from: isDay,
  to: isDay,
}

export function useFilters() {
  const [params, setParams] = useSearchParams()
  const written = params.toString()
  const filters = useMemo(() => {
    const given = new URLSearchParams(written)
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = given.get(name)
        return value && fits[name](value) ? [[name, value]] : []
      }),
    ) as ShownFilters
  }, [written])
  function ask(change: Partial<Record<FilterName, string | null>>) {
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
