// The lists that questions choose from, put on the device before they are wanted.
import { call } from '../../../../kit/http/client.web.ts'
import { readOffered } from '../../../documents/web/index.ts'
import { assetsByType } from '../../../equipment/web/index.ts'
import {
  readIncidentLists,
  readIncidentReasonsLists,
  readIncidentReasonsTree,
} from '../../../incidents/web/index.ts'
import { accountsOfRole, listPeople } from '../../../people/web/index.ts'
import { offers } from '../../definition/filling/offers.ts'
import type { Question } from '../../definition/question.ts'
import { readSource, type SourceName } from '../../sources.contract.ts'
import { sources } from './answers/sources.ts'
import { sourceAsked, withClosed } from './asked-of-lists.ts'

type Asking = { account: string; signal: AbortSignal; orSince: number }
type Asked = Pick<Question, 'type' | 'slug' | 'fields' | 'kinds'>

/** More types than this nobody walks through on a phone. */
const mostTypes = 40

/** More documents than this are read where there is a connection. */
const mostDocuments = 60

const isOfferedBy = (fields: readonly Asked[], kind: string | undefined): boolean =>
  fields.some(
    (field) =>
      (field.type === 'select_resource' && offers(field, kind)) ||
      isOfferedBy(field.fields ?? [], kind),
  )

/** The types and slugs of questions, in groups too. */
const namesIn = (fields: readonly Asked[]): string[] =>
  fields.flatMap(({ type, slug, fields: within = [] }) => [type, slug ?? '', ...namesIn(within)])

/** The lists that these questions ask for, and people always, who sign and are named. */
export async function putListsHere(fields: readonly Asked[], asking: Asking): Promise<void> {
  const names = new Set(namesIn(fields))
  const source = (name: SourceName) => call(readSource, { ...asking, ...sourceAsked(name) })
  await call(listPeople, { ...asking, query: withClosed })
  for (const [type, name] of Object.entries(sources)) if (names.has(type)) await source(name)
  if (names.has('select_resource')) {
    const { data } = await source('resources')
    const offered = data.filter(
      ({ kind, why }) => why === undefined && isOfferedBy(fields, kind?.id),
    )
    for (const { id } of offered.slice(0, mostDocuments))
      await call(readOffered, { ...asking, params: { id } })
  }
  if (names.has('asset'))
    for (const { id } of (await source('asset-types')).data.slice(0, mostTypes))
      await call(assetsByType, { ...asking, params: { assetType: id }, query: withClosed })
  if (names.has('role'))
    for (const role of ['1', '3', '6', 'trade_contractor'] as const)
      await call(accountsOfRole, { ...asking, params: { role }, query: withClosed })
  if (names.has('incident_list')) await call(readIncidentLists, asking)
  if (names.has('incident_reasons_list')) await call(readIncidentReasonsLists, asking)
  if (names.has('incident_reasons')) await call(readIncidentReasonsTree, asking)
}
