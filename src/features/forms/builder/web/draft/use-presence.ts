// Who else is at the draft, asked every few seconds while the page is in sight.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../../../kit/http/client.web.ts'
import { sayPresence } from '../../../builder.contract.ts'
import { presenceKey } from '../../../web/keys.ts'
import { useSelected } from './builder-store.ts'

const every = 8000
/** The same list until somebody comes: the canvas is not drawn again for it. */
const noOthers: { id: string; name: string; field: string | null }[] = []

export function usePresence(form: string, revision: () => number, onNewer: () => void) {
  const field = useSelected() ?? null
  const { data } = useQuery({
    queryKey: presenceKey(form),
    queryFn: ({ signal }) => call(sayPresence, { params: { id: form }, body: { field }, signal }),
    refetchInterval: every,
    staleTime: 0,
    retry: false,
  })
  const newest = data?.data.revision
  useEffect(() => {
    if (newest !== undefined && newest > revision()) onNewer()
  }, [newest, revision, onNewer])
  return data?.data.others ?? noOthers
}
