// Lists that come from elsewhere: asked for once, with what is to be said while they are not there.

import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { assetsByType } from '../../../equipment/web/index.ts'
import {
  readIncidentLists,
  readIncidentReasonsLists,
  readIncidentReasonsTree,
} from '../../../incidents/web/index.ts'
import { accountsOfRole, listedKey, listPeople } from '../../../people/web/index.ts'
import { readSource, type SourceName } from '../../sources.contract.ts'
import { sourceAsked, withClosed } from './asked-of-lists.ts'

/** `rows`: those that can be chosen. `all`: those that cannot, too, with why. */
export type Listed<Row> = {
  rows: readonly Row[]
  all: readonly Row[]
  loading: boolean
  failed: boolean
  retry(): void
}

function useListed<Row extends object>(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<readonly Row[]>,
  enabled = true,
): Listed<Row> {
  const { data, isError, isLoading, refetch } = useQuery({
    queryKey: listedKey(...key),
    queryFn: ({ signal }) => read(signal),
    enabled,
    networkMode: 'always',
    // It may be the one of before that is shown.
    refetchOnReconnect: 'always',
  })
  const all = data ?? []
  return {
    rows: all.filter((row) => !('why' in row)),
    all,
    loading: isLoading,
    failed: isError,
    retry: () => void refetch(),
  }
}

export const useSource = (name: SourceName) =>
  useListed(
    ['source', name],
    async (signal) => (await call(readSource, { ...sourceAsked(name), signal })).data,
  )

export const usePeople = () =>
  useListed(
    ['people'],
    async (signal) => (await call(listPeople, { query: withClosed, signal })).data,
  )

type Role = '1' | '3' | '6' | 'trade_contractor'

export const useAccounts = (role: string | null) =>
  useListed(
    ['accounts', role],
    async (signal) =>
      (await call(accountsOfRole, { params: { role: role as Role }, query: withClosed, signal }))
        .data,
    role !== null,
  )

export const useAssets = (assetType: string | null) =>
  useListed(
    ['assets', assetType],
    async (signal) =>
      (
        await call(assetsByType, {
          params: { assetType: assetType ?? '' },
          query: withClosed,
          signal,
        })
      ).data,
    assetType !== null,
  )

/** The main lists of incidents or of their reasons: the slug of the question says which. */
export const useIncidentLists = (slug: string) =>
  useListed(['incidents', slug], (signal) =>
    call(slug === 'incident_reasons_list' ? readIncidentReasonsLists : readIncidentLists, {
      signal,
    }),
  )

export const useReasons = () =>
  useListed(['reasons'], async (signal) => (await call(readIncidentReasonsTree, { signal })).data)
