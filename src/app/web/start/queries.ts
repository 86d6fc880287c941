import { QueryClient } from '@tanstack/react-query'
import { currentSession, watchSession } from '../../../access/web/session.ts'

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // A device that says that it has no line may have the answer itself, and is not asked twice.
      networkMode: 'offlineFirst',
      retry: (failures) => failures < 1 && navigator.onLine,
      staleTime: 300_000,
      gcTime: 600_000,
    },
  },
})

// The next person who signs in sees nothing that the last one loaded.
let reader = currentSession().user?.id
watchSession(() => {
  const id = currentSession().user?.id
  if (id !== reader) queries.clear()
  reader = id
})

// What the server says in words, it says in the language of the page. Once that is another, what it refused is asked
// again at once, and what is there when it is shown next: without a connection it stays.
if (typeof document !== 'undefined') {
  const page = document.documentElement
  let spoken = page.lang
  new MutationObserver(() => {
    if (page.lang === spoken) return
    spoken = page.lang
    void queries.invalidateQueries({ refetchType: 'none' })
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
  }).observe(page, { attributes: true, attributeFilter: ['lang'] })
}
