// Drafts of the person here: what this device holds, and what was saved from another one.
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../../../../../access/web/session.ts'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { draftsKey } from '../../../web/keys.ts'
import { listDrafts } from '../../filling.contract.ts'
import { draftsHere, outboxOf } from '../device/store.ts'
import type { FillDraft } from '../device/stored.ts'

export type ListedDraft = Pick<FillDraft, 'id' | 'form' | 'saved_at'> & {
  readonly revises: { readonly id: string; readonly number: string } | null
  readonly here: boolean
}

export function useDrafts(): ListedDraft[] {
  const { user } = useSession()
  const account = user?.id ?? ''
  const { data } = useQuery({
    queryKey: draftsKey,
    queryFn: async ({ signal }) => (await call(listDrafts, { query: {}, signal })).data,
    staleTime: 0,
    enabled: user?.seen_by === undefined,
  })
  const read = useCallback(async () => {
    // Submitted forms are in the outbox.
    const submitted = new Set((await outboxOf(account)).map(({ id }) => id))
    return (await draftsHere(account)).filter(({ id }) => !submitted.has(id))
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
