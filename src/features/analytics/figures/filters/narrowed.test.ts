// Figures of a team, of a contractor, of own people and of those of contractors; each number opens just what it counts.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../../../tests/api/server.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { asking } from '../../../incidents/testing/asking.ts'

type Counted = { value: number; to?: string | null }
type Figures = {
  counts: Counted[]
  reports: Record<string, Counted>
  rated: boolean
  hours: number
  rates: { value: number | null }[]
  severities: Counted[]
  projects: Counted[]
  names: unknown[] | null
  held: Counted
}

const server = withServer()
const { as, report } = asking(server)
const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
const days = `from=${inDays(-400)}&to=${inDays(2)}`

const countsOf: Record<string, (data: Figures) => Counted[]> = {
  incidents: ({ counts }) => counts,
  'failed-items': ({ counts }) => counts,
  hazards: ({ reports }) => Object.values(reports),
  participation: ({ counts }) => counts,
}

/** How many the list has that a number leads to. */
async function listed(to: string): Promise<number> {
  const manager = await as('manager')
  const [path = '', query] = to.replace(/^\/dashboard\/(all-)?/, '').split('?')
  const list = ['analytics/incident', 'hazards/analytics'].includes(path)
    ? 'analytics/incidents-of-figure'
    : path.replace('analytics/failed-items', 'analytics/checks-of-figure')
  const { data, status } = await manager('GET', `${list}?${query}`)
  assert.equal(status, 200, to)
  return (data as unknown as { total: number }).total
}

describe('figures of some people', () => {
  let there = { team: '', contractor: '', worker: '', member: '', project: '' }
  const ask = async (screen: string, where: string) => {
    const { data, status } = await (await as('manager'))('GET', `analytics/${screen}?${where}`)
    assert.equal(status, 200)
    return data as unknown as Figures
  }
  before(async () => {
    const [found] = await server.database.database.transaction('owner', (db) =>
      db.many(
        {
          team: 'string',
          contractor: 'string',
          worker: 'string',
          member: 'string',
          project: 'string',
        },
        sql`
        with c as (select id from company where slug = 'northgate'),
        hired as (
          select e.trade_contractor, e.person from engagement e
          where e.company_id = (select id from c) and e.kind = 'contractor_worker' and e.ends_on is null
          order by e.person limit 1),
        made as (
          insert into workplace_workers (company_id, team, person, from_on)
          select (select id from c), (select id from teams where company_id = (select id from c) order by name limit 1),
            p.id, '2019-01-01' from person p
          where p.company_id = (select id from c) and not exists (select from engagement e
            where e.company_id = p.company_id and e.person = p.id and e.kind = 'contractor_worker')
            and not exists (select from workplace_workers w where w.company_id = p.company_id
              and w.person = p.id and w.team is not null)
          order by p.id limit 1
          returning team, person),
        began as (
          update engagement e set starts_on = '2019-01-01' from hired h
          where e.company_id = (select id from c) and e.person = h.person returning e.id),
        sent as (
          update submissions s set trade_contractor = (select trade_contractor from hired)
          where s.id in (select s.id from submissions s join forms f on f.company_id = s.company_id and f.id = s.form
            where s.company_id = (select id from c) and f.kind = 'inspection' and s.submitted_on > now() - interval '300 days'
              and s.archived_at is null and s.stage <> 'void'
            order by s.id limit 7)
          returning s.id)
        select m.team, h.trade_contractor as contractor, h.person as worker, m.person as member,
          (select count(*)::text from began) || (select count(*)::text from sent) as project
        from hired h, made m`,
      ),
    )
    assert.ok(found)
    there = found
    const manager = await as('manager')
    const { data: project } = await manager('POST', 'projects', {
      ...{ name: 'Old mill', number: '19-090', status: 'on_hold', role_of_company: 'constructor' },
      start_date: '2019-01-07',
    })
    there.project = project.id
    const hurt = async (of_company: string | null, name: string, employer: string, more = {}) => {
      const incident = await report({
        ...{ project: project.id, occurred_on: '2019-01-09', severity: 'medical_aid' },
        ...more,
      })
      const person = { role: 'injured', name, employer, of_company }
      const path = `incidents/${incident.id}/people/${crypto.randomUUID()}`
      assert.equal((await manager('PUT', path, person)).status, 204)
    }
    const { data: contractor } = await manager('GET', `trade-contractors/${there.contractor}`)
    await hurt(there.worker, 'A hired hand', '')
    await hurt(null, 'Known by name', String(contractor.name))
    await hurt(there.member, 'Of the team', '', { severity: 'lost_time' })
    await report({ project: project.id, occurred_on: '2019-01-10', severity: 'first_aid' })
  })
  const old = () => `from=2019-01-07&to=2019-01-20&project=${there.project}`
  const valuesOf = ({ counts }: Figures) => counts.map(({ value }) => value)

  test('are of who was hurt: on the team that day, or at work for the contractor', async () => {
    const incidents = async (where: string) => valuesOf(await ask('incidents', `${old()}${where}`))
    // Incidents, near misses, recordable, with lost time.
    assert.deepEqual(await incidents(''), [4, 0, 3, 1])
    assert.deepEqual(await incidents(`&team=${there.team}`), [1, 0, 1, 1])
    assert.deepEqual(await incidents(`&contractor=${there.contractor}`), [2, 0, 2, 0])
    assert.deepEqual(await incidents('&whose=contractors'), [2, 0, 2, 0])
    assert.deepEqual(await incidents('&whose=own'), [2, 0, 1, 1])
    assert.deepEqual(await incidents(`&contractor=${crypto.randomUUID()}`), [0, 0, 0, 0])
  })

  test('have rates where hours are entered of just these people', async () => {
    const manager = await as('manager')
    for (const [whose, hours] of [
      ['own', 10_000],
      ['contractors', 40_000],
    ] as const) {
      const changes = ['2019-01-07', '2019-01-14'].map((week) => ({
        ...{ project: there.project, week, was: null, hours },
      }))
      const { status } = await manager('PUT', 'hours-grid', { whose, changes })
      assert.equal(status, 204)
    }
    const rates = async (where: string) => {
      const { rated, hours, rates } = await ask('incidents', `${old()}${where}`)
      return [rated, hours, rates[0]?.value]
    }
    assert.deepEqual(await rates(''), [true, 100_000, 6])
    assert.deepEqual(await rates('&whose=own'), [true, 20_000, 10])
    assert.deepEqual(await rates('&whose=contractors'), [true, 80_000, 5])
    assert.deepEqual(await rates(`&contractor=${there.contractor}`), [false, 0, null])
    assert.deepEqual(await rates(`&whose=own&team=${there.team}`), [false, 0, null])
  })

  for (const [screen, counts] of Object.entries(countsOf))
    test(`${screen}: own people and those of contractors add up to all, and each number opens what it counts`, async () => {
      const own = counts(await ask(screen, `${days}&whose=own`))
      const contractors = counts(await ask(screen, `${days}&whose=contractors`))
      const all = counts(await ask(screen, days)).map(({ value }) => value)
      assert.deepEqual(
        own.map(({ value }, at) => value + (contractors[at]?.value ?? 0)),
        all,
      )
      if (screen === 'failed-items') assert.equal(contractors[0]?.value, 7)
      const more = await ask(screen, `${old()}&whose=contractors`)
      const found = [...counts(more), ...(more.severities ?? []), ...own, ...contractors]
      for (const { value, to } of found) if (to) assert.equal(await listed(to), value, to)
    })

  test('talks are of the team, and of contractors where somebody of theirs was there', async () => {
    const { held } = await ask('toolbox', `${days}&whose=contractors`)
    const { held: own } = await ask('toolbox', `${days}&whose=own`)
    const { held: all } = await ask('toolbox', days)
    assert.ok(held.value <= all.value && own.value <= all.value && own.value > 0)
    const { held: ofTeam } = await ask('toolbox', `${days}&team=${there.team}`)
    if (ofTeam.to)
      assert.equal(
        await listed(ofTeam.to.replace('toolbox-talks/deliveries', 'toolbox-talk-deliveries')),
        ofTeam.value,
      )
    const { counts } = await ask('compliance', `${days}&contractor=${there.contractor}`)
    assert.deepEqual(
      Object.values(counts as unknown as Record<string, Counted>).map(({ value }) => value),
      [0, 0, 0, 0, 0],
    )
  })
})
