import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures } from '../figures/asked.ts'
import {
  measures,
  type PartTaken,
  readDeeds,
  readParticipation,
  readPeopleTaking,
} from './participation.contract.ts'
import * as store from './participation.store.ts'

/** What nobody did is a zero. */
const whole = (counts: Partial<Record<PartTaken, number>>): Record<PartTaken, number> => ({
  ...{ reports: 0, accepted: 0, fixed: 0, attended: 0, given: 0 },
  ...counts,
})

export async function participationFigures({ db, can }: FigureReader, query: AskedFigures) {
  const { period, before, projects: of, who } = await askedOf(db, query)
  const asked = { ...period, projects: of, who }
  const now = await store.countDeeds(db, asked)
  const then = await store.countDeeds(db, { ...before, projects: of, who })
  const countIn = (of: typeof now, name: PartTaken) =>
    of.find(({ kind }) => kind === name)?.value ?? 0
  const projects = await store.byProject(db, asked)
  const names = can('reports.names') ? await store.byName(db, asked) : null
  return {
    period,
    before,
    counts: measures.map((name) => ({
      ...{ name, value: countIn(now, name), before: countIn(then, name) },
    })),
    ...(await store.countPeople(db, asked)),
    projects: projects.map((one) => ({ ...one, counts: whole(one.counts) })),
    names: names?.map((one) => ({ ...one, counts: whole(one.counts) })) ?? null,
  }
}

const figures = bind(readParticipation, async (context, { query }) => ({
  data: await participationFigures(context, query),
}))

const records = bind(readDeeds, async ({ db, can }, { query }) => {
  const named = can('reports.names')
  if (query.person !== undefined && !named) throw new Problem('grant/missing')
  const { period, projects, who } = await askedOf(db, query)
  const found = await store.listDeeds(db, { ...period, projects, who }, query, { named })
  return {
    data: {
      period,
      total: found[0]?.total ?? 0,
      records: found.map(({ total: _, ...record }) => record),
    },
  }
})

const people = bind(readPeopleTaking, async ({ db }, { query }) => {
  const { period, projects, who } = await askedOf(db, query)
  const found = await store.listPeople(db, { ...period, projects, who }, query)
  return {
    data: {
      period,
      total: found[0]?.total ?? 0,
      people: found.map(({ total: _, ...person }) => person),
    },
  }
})

export const participationCalls = [figures, records, people]
