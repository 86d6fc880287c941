import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import type { Locale } from '../../../kit/locales.ts'
import {
  linesOver,
  openOnly,
  scoresOfSubmissions,
  seenSubmissions,
  stages,
} from '../../submissions/index.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures, WhoseWork } from '../figures/asked.ts'
import { type ListedProjects, listOn, submissionsListed } from '../figures/list-on.ts'
import type { Period } from '../figures/period.ts'
import * as calls from './failed-items.contract.ts'
import * as store from './failed-items.store.ts'
import { summed, summedBy } from './sums-of-checks.ts'

/** Fewer than these say nothing of the rest. */
const fewest = 5

async function ratesOf(
  db: Db,
  counts: { checks: number; failed: number },
  asked: store.AskedChecks,
) {
  const { fixed, days } = await store.daysToFix(db, asked)
  return {
    passRate: counts.checks < fewest ? null : 100 * (1 - counts.failed / counts.checks),
    days: fixed < fewest ? null : days,
  }
}

type ListOfChecks = Period & {
  projects: ListedProjects
  who: WhoseWork
  forms: readonly { id: string }[]
  failed?: boolean
}

/** The list that has just these. */
const listOf = ({ from, to, projects, who, forms, failed = false }: ListOfChecks): string | null =>
  listOn('/dashboard/all-submissions', projects, [
    ['submitted_on', `${from}..${to}`],
    ...Object.keys(stages).flatMap((stage) =>
      stage === 'void' ? [] : [['stage', stage] as const],
    ),
    ...forms.map(({ id }) => ['form', id] as const),
    ...submissionsListed(who),
    ...(failed ? [['fails', '1..'] as const] : []),
  ])

export async function failedItemFigures(context: FigureReader, query: AskedFigures) {
  const { db, can } = context
  const { period, before, projects, who, words } = await askedOf(db, query)
  const shared = {
    ...{ projects, who },
    seen: seenSubmissions(context),
    fails: scoresOfSubmissions(context).fails,
  }
  const asked = { ...period, ...shared }
  const groups = await store.groupsOfChecks(db, asked)
  const counts = summed(groups)
  const now = await ratesOf(db, counts, asked)
  const was = { ...before, ...shared }
  const countsBefore = await store.countChecks(db, was)
  const then = await ratesOf(db, countsBefore, was)
  const forms = summedBy(groups, ({ form, title }) => ({ id: form, name: title }))
  const list = (of: Partial<ListOfChecks>) =>
    can('submissions.view-all') && forms.length > 0
      ? listOf({ ...period, projects, who, forms, ...of })
      : null
  /** What the list of submissions cannot be narrowed to, this screen lists itself. */
  const listHere = (of: Readonly<Record<string, string>>) =>
    `/dashboard/analytics/failed-items?${new URLSearchParams({ ...words, ...of })}`
  const tosOf = (of: Partial<ListOfChecks>, here: Readonly<Record<string, string>>) => ({
    checks: list(of),
    failed: list({ ...of, failed: true }),
    fails: listHere({ show: 'fails', ...here }),
  })
  const all = tosOf({}, {})
  return {
    period,
    before,
    counts: calls.checkCounts.map((name) => ({
      ...{ name, value: counts[name], before: countsBefore[name], to: all[name] },
    })),
    passRate: { value: now.passRate, before: then.passRate },
    daysToFix: { value: now.days, before: then.days },
    forms: forms.map((one) => ({ ...one, tos: tosOf({ forms: [one] }, { form: one.id }) })),
    models: summedBy(groups, ({ model }) =>
      model === null ? undefined : { id: model, name: model },
    ).map(({ id: _, ...one }) => ({
      ...one,
      tos: {
        checks: listHere({ show: 'checks', model: one.name }),
        failed: listHere({ show: 'failed', model: one.name }),
        fails: listHere({ show: 'fails', model: one.name }),
      },
    })),
    // One that the caller does not see has no line.
    projects: summedBy(groups, ({ project, name }) =>
      project !== null && name === null ? undefined : { id: project, name },
    ).map((one) => ({
      ...one,
      tos: tosOf({ projects: [one.id] }, { at: one.id ?? 'none' }),
    })),
  }
}

const figures = bind(calls.readFailedItems, async (context, { query }) => ({
  data: await failedItemFigures(context, query),
}))

/** What each version of a form asks that can fail: only questions that the caller may read. */
const failingLines = async ({ db, can }: FigureReader, lang: Locale) =>
  (await store.versionsOfChecks(db)).flatMap(({ version, definition }) =>
    linesOver(can('confidential.view') ? [definition] : openOnly([definition]), lang)
      .filter(({ options }) => options.some(({ fails }) => fails))
      .map(({ key, label }) => ({ version, key, label })),
  )

const list = bind(calls.readChecksOfFigure, async (context, { query }, { header }) => {
  const { db } = context
  const { lang = localeOf(header('accept-language')), ...listed } = query
  const { period, projects, who } = await askedOf(db, query)
  const asked = {
    ...{ ...period, projects, who },
    seen: seenSubmissions(context),
    fails: scoresOfSubmissions(context).fails,
  }
  const found =
    listed.show === 'fails'
      ? await store.failedItemsIn(db, asked, listed, await failingLines(context, lang))
      : await store.checksIn(db, asked, listed)
  return {
    data: {
      period,
      total: found[0]?.total ?? 0,
      checks: found.map(({ total: _, ...check }) => check),
    },
  }
})

export const failedItemCalls = [figures, list]
