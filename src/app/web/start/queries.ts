import { QueryClient } from '@tanstack/react-query'
import { currentSession, watchSession } from '../../../access/web/session.ts'

export const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 300_000, gcTime: 600_000 } },
})

// The next person who signs in sees nothing that the last one loaded.
let reader = currentSession().user?.id
watchSession(() => {
  const { user } = currentSession()
  if (user?.id !== reader) queries.clear()
  reader = user?.id
})
