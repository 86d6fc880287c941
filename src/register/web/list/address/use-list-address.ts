import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Register } from '../../../define.ts'
import { type Fixed, type ListView, otherParams, readView, writeView } from './list-address.ts'

/** Shows another view; given a function, one made from the last view that was asked for. */
export type Show = (
  next: ListView | ((now: ListView) => ListView),
  options?: { replace?: boolean },
) => void

/** The view that the address says, and the way to another: one step back leads to this one again. */
export function useListAddress(register: Register, fixed?: Fixed): { view: ListView; show: Show } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(
    () => readView(new URLSearchParams(search), register, fixed),
    [search, register, fixed],
  )
  // The address follows a moment later: two changes in that moment must not undo each other.
  const asked = useRef({ at: search, view })
  if (asked.current.at !== search) asked.current = { at: search, view }
  const show: Show = useCallback(
    (next, { replace = false } = {}) => {
      const wanted = typeof next === 'function' ? next(asked.current.view) : next
      asked.current = { ...asked.current, view: wanted }
      const beside = otherParams(new URLSearchParams(asked.current.at))
      void navigate({ pathname, search: writeView(wanted, beside) }, { replace })
    },
    [navigate, pathname],
  )
  return { view, show }
}
