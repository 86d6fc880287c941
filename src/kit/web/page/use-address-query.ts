// The query of the page's address, for all who change it.
import { useCallback, useContext } from 'react'
// It is the only way to what the router is doing at this moment: its hooks say it a moment later.
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router'

type Options = { replace?: boolean; preventScrollReset?: boolean }
export type ChangeQuery = (
  change: (now: URLSearchParams) => URLSearchParams | string,
  options?: Options,
) => void

/** What was asked for last, until the address says it. */
let underway: { readonly query: string } | undefined

/** The page shows an address a moment after it was asked for: a change builds on what was asked for
 *  last, so that two in that moment do not undo each other. */
export function useAddressQuery(): { search: string; change: ChangeQuery } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const router = useContext(RouterContext)?.router
  const change: ChangeQuery = useCallback(
    (change, options) => {
      // The query of the page that somebody has gone on to is not ours, nor is it while they are on their way.
      const goesTo = router?.state.navigation.location ?? window.location
      if (goesTo.pathname !== pathname) return
      const next = change(new URLSearchParams(underway?.query ?? window.location.search))
      const asked = { query: next.toString() }
      underway = asked
      void Promise.resolve(navigate({ pathname, search: asked.query }, options)).finally(() => {
        if (underway === asked) underway = undefined
      })
    },
    [pathname, navigate, router],
  )
  return { search, change }
}

/** The query with some of its words changed; null and nothing take one out. */
export function withWords(
  query: URLSearchParams,
  changed: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changed))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}
