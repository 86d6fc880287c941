// Hazards by their risk, and reported ones: each number is the length of the list that it leads to.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { asking } from '../../incidents/testing/asking.ts'
import type { readHazardFigures } from './hazard-figures.contract.ts'

type Figures = ReplyOf<typeof readHazardFigures>['data']

const server = withServer()
const { as, report } = asking(server)
const owner = (query: ReturnType<typeof sql>) =>
  server.database.database.transaction('owner', (db) => db.run(query))

const figures = async (who: string, query = '') =>
  (await (await as(who))('GET', `analytics/hazards?${query}`)).data as unknown as Figures

describe('analytics of hazards', () => {
  const totalOf = async (to: string | null) =>
    (await (await as('manager'))('GET', to?.replace('/dashboard/', '') ?? 'nowhere')).data.total

  test('count the register as its list shows it, retired ones in neither', async () => {
    const before = await figures('manager')
    assert.ok(before.hazards.grave.value > 0)
    await owner(sql`update hazards set status = 'retired' where id = (select id from hazards
      where initial_band in ('high', 'extreme') and status <> 'retired' and archived_at is null
        and company_id = (select id from company where slug = 'northgate') limit 1)`)
    const { hazards, bands, cells } = await figures('manager')
    assert.equal(hazards.grave.value, before.hazards.grave.value - 1)
    for (const { value, to } of [
      ...Object.values(hazards),
      ...bands.flatMap(({ initial, residual }) => [initial, residual]),
    ])
      assert.equal(await totalOf(to), value, String(to))
    const inCells = (when: string) =>
      cells.filter((one) => one.when === when).reduce((sum, { count }) => sum + count, 0)
    assert.equal(inCells('initial'), hazards.all.value)
    assert.equal(inCells('residual'), hazards.all.value - hazards.unrated.value)
  })

  test('say what became of reported hazards; what is restricted is counted for few', async () => {
    await report({ kind: 'hazard', occurred_on: '2019-03-04' })
    await report({ kind: 'hazard', occurred_on: '2019-03-05', confidential: true })
    await report({ kind: 'near_miss', occurred_on: '2019-03-05' })
    const query = 'from=2019-03-01&to=2019-03-31'
    const { reports, months } = await figures('manager', query)
    assert.deepEqual(
      [reports.reported.value, reports.looked_at.value, reports.closed.value],
      [2, 0, 0],
    )
    assert.deepEqual(months, [{ month: '2019-03-01', reported: 2, closed: 0 }])
    for (const { value, to } of Object.values(reports)) assert.equal(await totalOf(to), value)
    assert.equal((await figures('management', query)).reports.reported.value, 1)
    await owner(sql`update account set scope = 'own' where login_id =
      (select id from login where email = 'management@northgate.test')`)
    assert.equal((await figures('management', query)).reports.reported.value, 0)
  })

  test('are for who may see the report', async () => {
    assert.equal((await (await as('user'))('GET', 'analytics/hazards')).code, 'grant/missing')
  })
})
