import { useCallback, useMemo } from 'react'
import { useAddressQuery } from '../../../../kit/web/page/use-address-query.ts'
import type { Register } from '../../../define.ts'
import { type Fixed, type ListView, otherParams, readView, writeView } from './list-address.ts'

/** Shows another view; given a function, one made from the last view that was asked for. */
export type Show = (
  next: ListView | ((now: ListView) => ListView),
  options?: { replace?: boolean },
) => void

/** The view that the address says, and the way to another: one step back leads to this one again. */
export function useListAddress(register: Register, fixed?: Fixed): { view: ListView; show: Show } {
  const { search, change } = useAddressQuery()
  const view = useMemo(
    () => readView(new URLSearchParams(search), register, fixed),
    [search, register, fixed],
  )
  const show: Show = useCallback(
    (next, options) =>
      change((now) => {
        const wanted = typeof next === 'function' ? next(readView(now, register, fixed)) : next
        return writeView(wanted, otherParams(now))
      }, options),
    [change, register, fixed],
  )
  return { view, show }
}
