// Figures of an entity are those of its projects, and no others; their numbers lead to just these records.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { asking } from '../../incidents/testing/asking.ts'

type Counted = { value: number; to?: string | null }
type Figures = {
  counts: Counted[] & Record<string, Counted>
  reports: Record<string, Counted>
  forms: Counted
  held: Counted
}

const server = withServer()
const { as, report } = asking(server)
const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
const days = `from=${inDays(-400)}&to=${inDays(60)}`

/** Of each screen the counts that add up. */
const countsOf: Record<string, (data: Figures) => Counted[]> = {
  incidents: ({ counts }) => counts,
  'failed-items': ({ counts }) => counts,
  hazards: ({ reports }) => Object.values(reports),
  'incident-reasons': ({ forms }) => [forms],
  compliance: ({ counts }) => Object.values(counts),
  toolbox: ({ held, counts }) => [held, ...Object.values(counts)],
  participation: ({ counts }) => counts,
}

describe('figures of an entity', () => {
  let entity = { id: '', projects: [] as readonly string[] }
  // All but one of the projects.
  before(async () => {
    const [found] = await server.database.database.transaction('owner', (db) =>
      db.many(
        { id: 'string', projects: 'strings', other: 'string' },
        sql`
        with northgate as (select id from company where slug = 'northgate'),
        busiest as (
          select project from submissions where company_id = (select id from northgate) and project is not null
          group by 1 order by count(*) desc limit 1),
        there as (
          update projects set entity = (
            select id from entities where company_id = (select id from northgate) order by id limit 1)
          where company_id = (select id from northgate) and id <> (select project from busiest)
          returning id, entity)
        select entity as id, array_agg(id::text) as projects, (select project from busiest) as other
        from there group by 1`,
      ),
    )
    assert.ok(found && found.projects.length > 1)
    entity = found
    await report({ kind: 'hazard', project: found.other, occurred_on: inDays(-40) })
  })
  for (const [name, counts] of Object.entries(countsOf))
    test(`${name}: are those of its projects, and lead to them`, async () => {
      const manager = await as('manager')
      const ask = async (where: string) => {
        const { data, status } = await manager('GET', `analytics/${name}?${days}${where}`)
        assert.equal(status, 200)
        return counts(data as unknown as Figures)
      }
      const values = (of: readonly Counted[]) => of.map(({ value }) => value)
      const asked = await ask(`&entity=${entity.id}`)
      const alone = await Promise.all(entity.projects.map((id) => ask(`&project=${id}`)))
      const sums = asked.map((_, at) => alone.reduce((sum, one) => sum + (one[at]?.value ?? 0), 0))
      assert.deepEqual(values(asked), sums)
      // The demo has few forms that ask for a reason.
      if (name !== 'incident-reasons') assert.notDeepEqual(values(asked), values(await ask('')))
      for (const { value, to } of asked) {
        if (!to || to.includes('/analytics/')) continue
        const list = to
          .replace('toolbox-talks/deliveries', 'toolbox-talk-deliveries')
          .replace(/^\/dashboard\/(all-)?/, '')
        const { data } = await manager('GET', list)
        assert.equal((data as unknown as { total: number }).total, value, to)
      }
    })

  test('one without projects has none, and leads nowhere', async () => {
    const manager = await as('manager')
    const { data } = await manager(
      'GET',
      `analytics/incidents?${days}&entity=${crypto.randomUUID()}`,
    )
    const counts = countsOf.incidents?.(data as unknown as Figures) ?? []
    assert.ok(counts.length > 0)
    for (const { value, to } of counts) assert.deepEqual([value, to], [0, null])
  })
})
