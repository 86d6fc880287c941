// What the log is narrowed to stands in the address: a link shows the same.
import { useMemo } from 'react'
import { isDay } from '../../../kit/day.ts'
import { useAddressQuery, withWords } from '../../../kit/web/page/use-address-query.ts'
import { actions, type ChangeFilters, theSystem } from '../changes.contract.ts'

export type ShownFilters = Readonly<ChangeFilters>
export type AskedFilters = Partial<Record<keyof ShownFilters, string | null>>

const isPerson = (value: string) =>
  value === theSystem || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
const isShort = (value: string) => value.length <= 80

/** Anybody may have written the address: what the call would refuse is left out. */
function read(address: URLSearchParams): ShownFilters {
  const given = (name: keyof ShownFilters, fits: (value: string) => boolean) => {
    const value = address.get(name)
    return value && fits(value) ? { [name]: value } : {}
  }
  const action = actions.find((one) => one === address.get('action'))
  return {
    ...given('search', isShort),
    ...given('person', isPerson),
    ...given('subject', isShort),
    ...(action && { action }),
    ...given('from', isDay),
    ...given('to', isDay),
  }
}

const none: AskedFilters = {
  search: null,
  person: null,
  subject: null,
  action: null,
  from: null,
  to: null,
}

export function useFilters() {
  const { search, change } = useAddressQuery()
  const filters = useMemo(() => read(new URLSearchParams(search)), [search])
  const ask = (asked: AskedFilters) =>
    change((now) => withWords(now, asked), { replace: true, preventScrollReset: true })
  return { filters, ask, clear: () => ask(none), isNarrowed: Object.keys(filters).length > 0 }
}
