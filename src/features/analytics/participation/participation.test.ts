// Who takes part: each deed counts once, at most ten a day, and names are for who may see them.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { asking } from '../../incidents/testing/asking.ts'
import type { readParticipation } from './participation.contract.ts'

type Figures = ReplyOf<typeof readParticipation>['data']

const server = withServer()
const { as, report } = asking(server)

describe('participation', () => {
  const figures = async (who: string, query: string) => {
    const { data } = await (await as(who))('GET', `analytics/participation?${query}`)
    return data as unknown as Figures
  }

  test('counts a person’s reports on the project and the days asked, ten a day at most', async () => {
    const manager = await as('manager')
    const { data: project } = await manager('POST', 'projects', {
      ...{ name: 'Old mill', number: '19-101', status: 'on_hold', role_of_company: 'constructor' },
      start_date: '2019-01-07',
    })
    for (let n = 0; n < 12; n += 1) await report({ project: project.id, occurred_on: '2019-01-09' })
    await report({ project: project.id, occurred_on: '2019-01-10', kind: 'near_miss' })
    await report({ project: project.id, occurred_on: '2019-02-01' })

    const query = `from=2019-01-07&to=2019-01-20&project=${project.id}`
    const found = await figures('manager', query)
    const reports = found.counts.find(({ name }) => name === 'reports')
    assert.deepEqual([reports?.value, reports?.before], [11, 0])
    assert.deepEqual(
      found.projects.map(({ id, counts }) => [id, counts.reports, counts.fixed]),
      [[project.id, 11, 0]],
    )
    assert.deepEqual(
      found.names?.map(({ counts }) => counts.reports),
      [11],
    )
    assert.equal((await figures('management', query)).names, null)
  })

  test('says how many of the people on lists reported something', async () => {
    const { people, reporters, projects, counts } = await figures('manager', '')
    assert.ok(people > reporters && reporters > 0)
    assert.ok(projects.some((one) => one.people > 0))
    for (const { name, value } of counts)
      assert.equal(
        projects.reduce((sum, one) => sum + one.counts[name], 0),
        value,
        name,
      )
  })

  test('is for who may see it', async () => {
    const user = await as('user')
    const { code } = await user('GET', 'analytics/participation')
    assert.equal(code, 'grant/missing')
  })
})
