import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Register } from '../../define.ts'
import { type ListView, readView, writeView } from './list-address.ts'

export type Show = (view: ListView, options?: { replace?: boolean }) => void

/** The view that the address says, and the way to another: one step back leads to this one again. */
export function useListAddress(register: Register): { view: ListView; show: Show } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => readView(new URLSearchParams(search), register), [search, register])
  const show: Show = useCallback(
    (next, { replace = false } = {}) => {
      void navigate({ pathname, search: writeView(next) }, { replace })
    },
    [navigate, pathname],
  )
  return { view, show }
}
