// Lists that come from elsewhere: asked for once, with what is to be said while they are not there.

import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { assetsByType } from '../../../equipment/web/index.ts'
import {
  readIncidentLists,
  readIncidentReasonsLists,
  readIncidentReasonsTree,
} from '../../../incidents/web/index.ts'
import { accountsOfRole, listedKey, listPeople } from '../../../people/web/index.ts'
import { readSource, type SourceName } from '../../sources.contract.ts'
import { sourceAsked, withClosed } from './asked-of-lists.ts'
import { Fill } from './filling-context.ts'

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

/** What the form brings, where it does: nothing is asked for then. */
function useBrought() {
  return use(Fill)?.lists
}
const brought = <Row extends object>(rows: readonly Row[]): Listed<Row> => ({
  ...{ rows, all: rows, loading: false, failed: false, retry: () => undefined },
})

type SourceRow = ReplyOf<typeof readSource>['data'][number]

export function useSource(name: SourceName): Listed<SourceRow> {
  const lists = useBrought()
  const asked = useListed(
    ['source', name],
    async (signal) => (await call(readSource, { ...sourceAsked(name), signal })).data,
    lists === undefined,
  )
  if (lists === undefined) return asked
  const rows = name === 'asset-types' ? lists.asset_types : []
  return brought(rows.map((row) => ({ ...row, parent: null })))
}

export const usePeople = () =>
  useListed(
    ['people'],
    async (signal) => (await call(listPeople, { query: withClosed, signal })).data,
  )

type AccountRow = ReplyOf<typeof accountsOfRole>['data'][number]
type AssetRow = ReplyOf<typeof assetsByType>['data'][number]
type Role = '1' | '3' | '6' | 'trade_contractor'

export function useAccounts(role: string | null): Listed<AccountRow> {
  const lists = useBrought()
  const asked = useListed(
    ['accounts', role],
    async (signal) =>
      (await call(accountsOfRole, { params: { role: role as Role }, query: withClosed, signal }))
        .data,
    role !== null && lists === undefined,
  )
  if (lists === undefined) return asked
  const rows = lists.accounts.filter(({ of }) => of === role)
  return brought(rows.map(({ id, name }) => ({ id, name, value: id, text: name })))
}

export function useAssets(assetType: string | null): Listed<AssetRow> {
  const lists = useBrought()
  const asked = useListed(
    ['assets', assetType],
    async (signal) =>
      (
        await call(assetsByType, {
          params: { assetType: assetType ?? '' },
          query: withClosed,
          signal,
        })
      ).data,
    assetType !== null && lists === undefined,
  )
  if (lists === undefined) return asked
  const rows = lists.assets.filter(({ of }) => of === assetType)
  return brought(rows.map(({ id, name }) => ({ value: id, text: name, name })))
}

/** The main lists of incidents or of their reasons: the slug of the question says which. */
export const useIncidentLists = (slug: string) =>
  useListed(['incidents', slug], (signal) =>
    call(slug === 'incident_reasons_list' ? readIncidentReasonsLists : readIncidentLists, {
      signal,
    }),
  )

export const useReasons = () =>
  useListed(['reasons'], async (signal) => (await call(readIncidentReasonsTree, { signal })).data)
