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

  test('opens the records that each number counts, and the people', async () => {
    const manager = await as('manager')
    const listed = async (path: string) => {
      const { data } = await manager('GET', `analytics/participation-${path}`)
      return data as unknown as { total: number; records?: { id: string }[]; people?: unknown[] }
    }
    for (const query of ['', 'whose=own', 'from=2026-09-01&to=2026-10-31']) {
      const { counts, projects, names } = await figures('manager', query)
      for (const { name, value } of counts)
        assert.equal((await listed(`records?show=${name}&${query}`)).total, value, name + query)
      for (const { id, people, reporters, counts } of projects.slice(0, 3)) {
        const at = `at=${id ?? 'none'}&${query}`
        for (const [name, value] of Object.entries(counts)) {
          const { total, records } = await listed(`records?show=${name}&${at}`)
          assert.equal(total, value, name + at)
          assert.equal(records?.length, Math.min(value, 500))
        }
        if (id === null) continue
        assert.equal((await listed(`people?show=people&${at}`)).total, people, at)
        assert.equal((await listed(`people?show=reporters&${at}`)).total, reporters, at)
      }
      for (const { id, counts } of names?.slice(0, 3) ?? [])
        for (const [name, value] of Object.entries(counts))
          assert.equal((await listed(`records?show=${name}&person=${id}&${query}`)).total, value)
    }
  })

  test('names nobody to who may not see names', async () => {
    const management = await as('management')
    const shown = await management('GET', 'analytics/participation-records?show=reports')
    const { total, records } = shown.data as unknown as {
      total: number
      records: { person: string | null }[]
    }
    assert.ok(total > 0)
    assert.deepEqual(new Set(records.map(({ person }) => person)), new Set([null]))
    for (const path of [
      `records?show=reports&person=${crypto.randomUUID()}`,
      'people?show=people',
    ]) {
      const { code } = await management('GET', `analytics/participation-${path}`)
      assert.equal(code, 'grant/missing', path)
    }
  })

  test('is for who may see it', async () => {
    const user = await as('user')
    const { code } = await user('GET', 'analytics/participation')
    assert.equal(code, 'grant/missing')
  })
})
