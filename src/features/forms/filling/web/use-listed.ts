// Lists that come from elsewhere: asked for once, with what is to be said while they are not there.

import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { assetsByType } from '../../../equipment/web/index.ts'
import {
  readIncidentLists,
  readIncidentReasonsLists,
  readIncidentReasonsTree,
} from '../../../incidents/web/index.ts'
import { accountsOfRole, listedKey, listUsers } from '../../../people/web/index.ts'
import { readSource, type SourceName } from '../../sources.contract.ts'

export type Listed<Row> = { rows: readonly Row[]; loading: boolean; failed: boolean; retry(): void }

function useListed<Row>(
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
  return { rows: data ?? [], loading: isLoading, failed: isError, retry: () => void refetch() }
}

export const useSource = (name: SourceName) =>
  useListed(
    ['source', name],
    async (signal) => (await call(readSource, { params: { name }, signal })).data,
  )

export const usePeople = () =>
  useListed(['people'], async (signal) => (await call(listUsers, { query: {}, signal })).data.data)

type Role = '1' | '3' | '6' | 'trade_contractor'

export const useAccounts = (role: string | null) =>
  useListed(
    ['accounts', role],
    async (signal) => (await call(accountsOfRole, { params: { role: role as Role }, signal })).data,
    role !== null,
  )

export const useAssets = (assetType: string | null) =>
  useListed(
    ['assets', assetType],
    async (signal) =>
      (await call(assetsByType, { params: { assetType: assetType ?? '' }, signal })).data,
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
