import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { asking } from '../../incidents/testing/asking.ts'
import type { readIncidentAnalytics } from './incident-analytics.contract.ts'

type IncidentFigures = ReplyOf<typeof readIncidentAnalytics>['data']

const server = withServer()
const { as, report } = asking(server)

/** A project of its own, with two weeks of work. */
async function oldProject(number: string): Promise<string> {
  const { data, errors } = await (await as('manager'))('POST', 'projects', {
    ...{ name: `Old quay ${number}`, number, status: 'on_hold', role_of_company: 'constructor' },
    start_date: '2019-01-07',
  })
  assert.equal(errors, undefined)
  return data.id
}

const figures = async (who: string, project: string) => {
  const query = `from=2019-01-07&to=2019-01-20&project=${project}`
  const { data } = await (await as(who))('GET', `analytics/incidents?${query}`)
  return data as unknown as IncidentFigures
}
const countOf = ({ counts }: IncidentFigures, name: string) =>
  counts.find((one) => one.name === name)?.value

describe('analytics of incidents', () => {
  test('show no rate while hours are missing, and say where; entering them shows it', async () => {
    const project = await oldProject('19-001')
    await report({ project, occurred_on: '2019-01-09', severity: 'medical_aid' })
    const before = await figures('manager', project)
    assert.deepEqual(before.missing, [{ project, name: 'Old quay 19-001', weeks: 2 }])
    assert.ok(before.rates.every(({ value, interval }) => value === null && interval === null))
    const changes = ['2019-01-07', '2019-01-14'].map((week) => ({
      ...{ project, week, was: null, hours: 20_000 },
    }))
    const manager = await as('manager')
    assert.equal((await manager('PUT', 'hours-grid', { changes })).status, 204)
    const { missing, rates, hours } = await figures('manager', project)
    assert.deepEqual(missing, [])
    assert.equal(hours, 40_000)
    const trir = rates.find(({ name }) => name === 'trir')
    assert.equal(trir?.value, 5)
    assert.ok(trir?.interval && trir.interval[0] < 5 && trir.interval[1] > 5)
  })

  test('lead to a list that has just the records counted, void ones in neither', async () => {
    const project = await oldProject('19-002')
    for (const more of [
      { severity: 'fatal' },
      { severity: 'critical' },
      { severity: 'first_aid' },
      { severity: 'none' },
      { severity: null },
      { kind: 'near_miss', severity: null },
      { occurred_on: '2019-01-21', severity: 'fatal' },
    ])
      await report({ project, occurred_on: '2019-01-10', ...more })
    const found = await figures('manager', project)
    assert.deepEqual(
      found.counts.map(({ name, value }) => [name, value]),
      [
        ['incidents', 5],
        ['near_misses', 1],
        ['recordables', 2],
        ['lost_time', 1],
      ],
    )
    const manager = await as('manager')
    for (const { value, to } of [...found.counts, ...found.severities, ...found.projects]) {
      if (to === null) continue
      const list = await manager('GET', to.replace('/dashboard/', ''))
      assert.equal((list.data as unknown as { total: number }).total, value, to)
    }
  })

  test('count nothing that is restricted for the person who asks', async () => {
    const project = await oldProject('19-003')
    await report({
      project,
      occurred_on: '2019-01-09',
      severity: 'medical_aid',
      confidential: true,
    })
    assert.equal(countOf(await figures('manager', project), 'recordables'), 1)
    const management = await figures('management', project)
    assert.equal(countOf(management, 'recordables'), 0)
    assert.deepEqual([management.severities, management.projects], [[], []])
  })
})
