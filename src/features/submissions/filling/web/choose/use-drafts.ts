// Drafts of whoever is here: what this device holds, and what was saved from another one.
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../../../../../access/web/session.ts'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { draftsHere, outboxOf } from '../../../web/device/store.ts'
import type { FillDraft } from '../../../web/device/stored.ts'
import { listDrafts } from '../../filling.contract.ts'

export type ListedDraft = Pick<FillDraft, 'id' | 'form' | 'saved_at'> & {
  readonly revises: { readonly id: string; readonly number: string } | null
  readonly here: boolean
}

export function useDrafts(): ListedDraft[] {
  const { user } = useSession()
  const account = user?.id ?? ''
  const { data } = useQuery({
    queryKey: ['submission-drafts'],
    queryFn: async ({ signal }) => (await call(listDrafts, { query: {}, signal })).data,
    staleTime: 0,
  })
  const read = useCallback(async () => {
    // What was handed in is in the outbox.
    const handedIn = new Set((await outboxOf(account)).map(({ id }) => id))
    return (await draftsHere(account)).filter(({ id }) => !handedIn.has(id))
  }, [account])
  const here = useStored(['drafts', 'outbox'], read)
  if (here === undefined) return []
  const known = new Set(here.map(({ id }) => id))
  const there = (data ?? [])
    .filter(({ id, submission }) => !known.has(id) && submission === null)
    .map(
      ({ id, form, saved_at }): ListedDraft => ({ id, form, saved_at, revises: null, here: false }),
    )
  const all = [...here.map((draft): ListedDraft => ({ ...draft, here: true })), ...there]
  return all.sort((a, b) => b.saved_at.localeCompare(a.saved_at))
}
