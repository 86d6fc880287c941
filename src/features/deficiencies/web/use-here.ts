// Where on the two screens of deficiencies somebody is: which view, which deficiency is open.
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useAddressQuery, withWords } from '../../../kit/web/page/use-address-query.ts'
import { usePresentFilter } from '../../../register/web/list/address/use-list-view.ts'
import { deficiencies } from '../deficiencies.register.ts'

export const views = ['table', 'board', 'ageing'] as const
export type View = (typeof views)[number]

const incidents = '/dashboard/deficiency-incident'
const registry = '/dashboard/deficiency-registry'

export function useHere() {
  const { present } = usePresentFilter(deficiencies)
  const { pathname } = useLocation()
  const { search, change } = useAddressQuery()
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const incident = pathname.startsWith(incidents)
    const view: View = views.find((known) => known === params.get('view')) ?? 'table'
    const path = incident ? incidents : registry
    /** This address with some of its words changed; undefined takes one out. */
    const addressWith = (changed: Readonly<Record<string, string | undefined>>) => {
      const next = withWords(params, changed)
      return next.size === 0 ? path : `${path}?${next}`
    }
    return {
      incident,
      /** The project that the board and the figures are narrowed to. */
      project: present.project?.[0],
      path,
      view,
      row: params.get('row') ?? undefined,
      isNew: params.has('new'),
      addressWith,
      viewAddress: (view: View) => (view === 'table' ? path : `${path}?view=${view}`),
      /** The table, narrowed: `{ owner: ['none'] }`. */
      tableWith(filters: Readonly<Record<string, readonly string[]>>) {
        const next = new URLSearchParams(
          Object.entries({ ...present, ...filters }).flatMap(([name, values]) =>
            values.map((value) => [`filter[${name}]`, value]),
          ),
        )
        return `${path}?${next}`
      },
      close: () =>
        change((now) => withWords(now, { row: null }), { replace: true, preventScrollReset: true }),
    }
  }, [pathname, search, change, present])
}
export type Here = ReturnType<typeof useHere>
