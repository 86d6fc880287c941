import { bind } from '../../../access/server/gate.ts'
import type { Question } from '../../forms/definition/index.ts'
import { openOnly, seenSubmissions } from '../../submissions/index.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures } from '../figures/asked.ts'
import * as calls from './reasons.contract.ts'
import * as store from './reasons.store.ts'

const slugs: ReadonlySet<unknown> = new Set(['incident_reasons', 'incident_reasons_list'])

const keysIn = (fields: readonly Question[]): string[] =>
  fields.flatMap(({ key, slug, fields: within = [] }) => [
    ...(slugs.has(slug) ? [key] : []),
    ...keysIn(within),
  ])

/** The questions for reasons whose answers the caller may read. */
export async function questionsFor({
  db,
  can,
}: FigureReader): Promise<store.AskedReasons['questions']> {
  const versions = Map.groupBy(await store.versionsAsking(db), ({ form }) => form)
  return [...versions].flatMap(([form, all]) => {
    const definitions = all.map(({ definition }) => definition)
    const open = can('confidential.view') ? definitions : openOnly(definitions)
    return [...new Set(open.flatMap(({ fields }) => keysIn(fields)))].map((key) => ({ form, key }))
  })
}

export async function reasonFigures(context: FigureReader, query: AskedFigures) {
  const { db } = context
  const { period, before, projects, who, words } = await askedOf(db, query)
  const shared = {
    ...{ projects, who },
    seen: seenSubmissions(context),
    questions: await questionsFor(context),
  }
  const asked = { ...period, ...shared }
  const sums = await store.sumsOfReasons(db, asked)
  const listOf = (more: calls.ListedWith) =>
    `/dashboard/analytics/incident-reasons?${new URLSearchParams({ ...words, ...more, show: 'forms' })}`
  return {
    period,
    before,
    forms: {
      value: sums.forms,
      before: await store.countForms(db, { ...before, ...shared }),
      to: listOf({}),
    },
    reasons: sums.reasons.map(({ own, all, ...reason }) => ({
      ...reason,
      own: { value: own, to: listOf({ reason: reason.id }) },
      all: { value: all, to: listOf({ reason: reason.id, under: 'yes' }) },
    })),
    projects: sums.projects.map(({ id, name, forms }) => ({
      ...{ id, name },
      forms: { value: forms, to: listOf({ at: id ?? 'none' }) },
    })),
  }
}

const figures = bind(calls.readReasonFigures, async (context, { query }) => ({
  data: await reasonFigures(context, query),
}))

const list = bind(calls.readFormsWithReason, async (context, { query }) => {
  const { db } = context
  const { period, projects, who } = await askedOf(db, query)
  const asked = {
    ...{ ...period, projects, who },
    seen: seenSubmissions(context),
    questions: await questionsFor(context),
  }
  const found = await store.formsWith(db, asked, query)
  return {
    data: {
      period,
      total: found[0]?.total ?? 0,
      reason: await store.nameOfReason(db, query.reason),
      forms: found.map(({ total: _, ...form }) => form),
    },
  }
})

export const reasonCalls = [figures, list]
