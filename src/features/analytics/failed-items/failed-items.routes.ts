import { bind } from '../../../access/server/gate.ts'
import { scoresOfSubmissions, seenSubmissions, stages } from '../../submissions/index.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures, WhoseWork } from '../figures/asked.ts'
import { type ListedProjects, listOn, submissionsListed } from '../figures/list-on.ts'
import type { Period } from '../figures/period.ts'
import { checkCounts, readFailedItems } from './failed-items.contract.ts'
import * as store from './failed-items.store.ts'

/** Fewer than these say nothing of the rest. */
const fewest = 5

async function figuresOf({ db }: FigureReader, asked: store.AskedChecks) {
  const counts = await store.countChecks(db, asked)
  const { fixed, days } = await store.daysToFix(db, asked)
  return {
    counts,
    passRate: counts.checks < fewest ? null : 100 * (1 - counts.failed / counts.checks),
    days: fixed < fewest ? null : days,
  }
}

type Listed = Period & {
  projects: ListedProjects
  who: WhoseWork
  forms: readonly { id: string }[]
  failed?: boolean
}

/** The list that has just these. */
const listOf = ({ from, to, projects, who, forms, failed = false }: Listed): string | null =>
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
  const { period, before, projects, who } = await askedOf(db, query)
  const shared = {
    ...{ projects, who },
    seen: seenSubmissions(context),
    fails: scoresOfSubmissions(context).fails,
  }
  const asked = { ...period, ...shared }
  const now = await figuresOf(context, asked)
  const then = await figuresOf(context, { ...before, ...shared })
  const forms = await store.checksByForm(db, asked)
  const list = (of: Partial<Listed>) =>
    can('submissions.view-all') && forms.length > 0
      ? listOf({ ...period, projects, who, forms, ...of })
      : null
  return {
    period,
    before,
    counts: checkCounts.map((name) => ({
      name,
      value: now.counts[name],
      before: then.counts[name],
      // No list counts the items themselves.
      to: name === 'fails' ? null : list({ failed: name === 'failed' }),
    })),
    passRate: { value: now.passRate, before: then.passRate },
    daysToFix: { value: now.days, before: then.days },
    forms: forms.map((one) => ({ ...one, to: list({ forms: [one] }) })),
    models: await store.checksByModel(db, asked),
    projects: (await store.checksByProject(db, asked)).map((one) => ({
      ...one,
      to: list({ projects: [one.id] }),
    })),
  }
}

export const failedItemCalls = [
  bind(readFailedItems, async (context, { query }) => ({
    data: await failedItemFigures(context, query),
  })),
]
