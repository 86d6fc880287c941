import { bind, type Context } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { CallOutput } from '../../../kit/http/route.ts'
import { Problem } from '../../../kit/problems.ts'
import { aidCertificatesOf, aidTiers } from '../../appointments/index.ts'
import { recountSoon } from '../../projects/index.ts'
import { alertsPostedAt } from '../../safety-alerts/index.ts'
import { decide, type EntryDecision } from '../deciding/decide.ts'
import { gatePeople } from '../deciding/facts.store.ts'
import {
  type GatePass,
  type GateRules,
  gateOfStaff,
  gateOfTablet,
  overrideGate,
} from '../gate.contract.ts'
import * as store from './passes.store.ts'

/** Does the work at the gate that a tablet’s token leads to, in its company. */
async function byTablet<T>(
  { db, exchange }: Context,
  { token }: { token: string },
  work: (project: string) => Promise<T>,
): Promise<T | Problem> {
  const found = await db.maybe(
    { id: 'string?' },
    sql`select open_code(${token}, 'gates', ${exchange.id}) as id`,
  )
  const id = found?.id ?? null
  if (id === null) return missed(db, `gate ${exchange.ip}`, new Problem('row/missing'))
  return db.as('app', async () => {
    const gate = await db.maybe(
      { project: 'string' },
      sql`select project from gates where company_id = current_company() and id = ${id}`,
    )
    if (gate === undefined) throw new Problem('row/missing')
    return work(gate.project)
  })
}

async function openGate(db: Db, project: string) {
  const gate = await store.gateOf(db, project)
  if (!gate.is_open) throw new Problem('row/missing')
  return gate
}

async function rulesOf(db: Db, project: string): Promise<GateRules> {
  const gate = await openGate(db, project)
  const { name, company, zone, today, read_at, visitor_rules, muster_point } = gate
  const overrides = await store.overridesOf(db, project, today)
  const people = await gatePeople(db, gate)
  const aid = Map.groupBy(
    await aidCertificatesOf(
      db,
      people.map(({ id }) => id),
    ),
    ({ person }) => person,
  )
  return {
    project: { id: project, name },
    ...{ company, zone, today, read_at, visitor_rules, muster_point },
    alerts: (await alertsPostedAt(db, { channel: 'gate', places: [project] })).map(
      ({ published_on: _, ...alert }) => alert,
    ),
    people: people.map((one) => ({
      ...one,
      aid: (aid.get(one.id) ?? []).map(({ level, until }) => ({ level, until })),
    })),
    aid_tiers: aidTiers(),
    overrides: overrides.map(({ person, by, reason }) => ({ person, by, reason })),
    passes: await store.passesOf(db, project, today),
  }
}

/** Rules decide for a day, and a device may be found the day after. */
const longestAway = 48 * 3600_000

const welcome: EntryDecision = { colour: 'green', reasons: [] }

type Asked = CallOutput<typeof gateOfStaff.come>['body']

/** What is to be noted of who stands at the gate. */
async function passFor(db: Db, project: string, { id, who, away_at }: Asked, by_tablet: boolean) {
  const made = { id, project, by_tablet, away_at: away_at ?? null }
  if (away_at !== undefined && Date.parse(away_at) < Date.now() - longestAway)
    throw new Problem('input/invalid', { errors: { away_at: ['That is more than two days ago.'] } })
  const gate = await openGate(db, project)
  if (who.kind === 'visitor')
    return {
      ...made,
      person: null,
      name: who.name,
      firm: who.firm || null,
      host: who.host || null,
      decision: welcome,
      override: null,
      is_in: true,
    }
  const [person] = await gatePeople(db, gate, who.person)
  if (person === undefined) throw new Problem('row/missing')
  if ((await store.insideNow(db, project, person.id, gate.today)) !== undefined)
    throw new Problem('gate/inside')
  const decision = decide(person.facts, gate.today)
  const override =
    decision.colour === 'red'
      ? (await store.overridesOf(db, project, gate.today)).find((one) => one.person === person.id)
      : undefined
  return {
    ...made,
    person: person.id,
    name: person.name,
    firm: person.firm,
    host: null,
    decision,
    override: override?.id ?? null,
    // What was decided without a connection has happened.
    is_in: decision.colour !== 'red' || override !== undefined || away_at !== undefined,
  }
}

async function come(
  db: Db,
  project: string,
  asked: Asked,
  by_tablet: boolean,
): Promise<{ data: GatePass } | Problem> {
  const before = await store.passBy(db, project, asked.id)
  const pass = before === undefined ? await passFor(db, project, asked, by_tablet) : undefined
  if (pass !== undefined) await store.insertPass(db, pass)
  const data = before ?? (await store.passBy(db, project, asked.id))
  if (data === undefined) throw new Problem('gate/inside')
  // Returned and not thrown: that somebody was refused is noted.
  if (data.in_at === null) return new Problem('gate/red')
  if (pass !== undefined) await recountSoon(db, project)
  return { data }
}

async function go(db: Db, project: string, id: string, away_at: string | undefined) {
  await store.signOut(db, project, id, away_at ?? null)
  const data = await store.passBy(db, project, id)
  if (data === undefined) throw new Problem('row/missing')
  return { data }
}

const staffCalls = [
  bind(gateOfStaff.read, async ({ db }, { params }) => ({
    data: await rulesOf(db, params.project),
  })),
  bind(gateOfStaff.come, async ({ db }, { params, body }) => come(db, params.project, body, false)),
  bind(gateOfStaff.go, async ({ db }, { params, body }) =>
    go(db, params.project, params.pass, body.away_at),
  ),
]

const tabletCalls = [
  bind(gateOfTablet.read, (context, { params }) =>
    byTablet(context, params, async (project) => ({ data: await rulesOf(context.db, project) })),
  ),
  bind(gateOfTablet.come, (context, { params, body }) =>
    byTablet(context, params, (project) => come(context.db, project, body, true)),
  ),
  bind(gateOfTablet.go, (context, { params, body }) =>
    byTablet(context, params, (project) => go(context.db, project, params.pass, body.away_at)),
  ),
]

const override = bind(overrideGate, async ({ db, session, can }, { params, body }) => {
  // A person at the gate is told what they may not do there; the page itself stays theirs.
  if (!can('gate.override')) throw new Problem('gate/no-override')
  const { project, person } = params
  const gate = await openGate(db, project)
  const [found] = await gatePeople(db, gate, person)
  if (found === undefined) throw new Problem('row/missing')
  const { colour, reasons } = decide(found.facts, gate.today)
  if (colour !== 'red') throw new Problem('gate/no-need')
  const by = session.accountId
  if (by === undefined) throw new Error('Staff have an account.')
  await store.giveOverride(db, { project, person, day: gate.today, reasons, by, ...body })
})

export const passingCalls = [...staffCalls, ...tabletCalls, override]
