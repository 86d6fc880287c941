import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { addDays, mondayOf } from '../../../kit/day.ts'

const server = withServer()

async function as(email: string) {
  const token = await server.token(`${email}.test`)
  return async (method: string, path: string, body?: unknown) => {
    const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
    const { code, errors, data } = answer.body
    return { status: answer.status, code, errors, data: data as never }
  }
}

type Grid = {
  weeks: string[]
  today: string
  places: { id: string | null; number: string | null; weeks: { hours: number | null }[] }[]
}

const gridOf = async (ask: Awaited<ReturnType<typeof as>>, query = '') =>
  (await ask('GET', `hours-grid${query}`)).data as Grid

describe('hours worked', () => {
  test('are entered as a grid, changed by those who saw them, and taken away with their past', async () => {
    const manager = await as('manager@northgate')
    const { weeks, places } = await gridOf(manager)
    assert.equal(weeks.length, 8)
    const place = places.find(({ number }) => number === '25-014')
    const [week = '', known] = [weeks.at(-2), place?.weeks.at(-2)?.hours ?? null]
    const save = (was: number | null, hours: number | null) =>
      manager('PUT', 'hours-grid', { changes: [{ project: place?.id, week, was, hours }] })
    assert.equal((await save(known, 321.5)).status, 204)
    assert.equal((await save(known, 400)).code, 'row/stale')
    const now = async () =>
      (await gridOf(manager)).places.find(({ id }) => id === place?.id)?.weeks.at(-2)?.hours
    assert.equal(await now(), 321.5)
    assert.equal((await save(321.5, null)).status, 204)
    assert.equal(await now(), null)
    assert.equal((await save(null, 40)).status, 204)
    const list = await manager(
      'GET',
      `worked-hours?filter[week]=${week}..${week}&filter[whose]=own`,
    )
    const rows = (list.data as { data: { name: string; hours: number }[] }).data
    assert.equal(rows.find(({ name }) => name === `25-014 · ${week}`)?.hours, 40)
  })

  test('are of a Monday that has come, once a project and people', async () => {
    const manager = await as('manager@northgate')
    const { weeks, today, places } = await gridOf(manager)
    const week = weeks.at(-1) ?? ''
    const project = places.find(({ id }) => id !== null)?.id
    const save = (changes: object[]) => manager('PUT', 'hours-grid', { whose: 'own', changes })
    const cell = { project, was: null, hours: 8 }
    assert.equal((await save([{ ...cell, week: addDays(week, 1) }])).code, 'input/invalid')
    assert.equal(
      (await save([{ ...cell, week: addDays(mondayOf(today), 7) }])).code,
      'input/invalid',
    )
    const made = { project, week: '2024-03-06', whose: 'contractors', hours: 12 }
    const first = await manager('POST', 'worked-hours', made)
    assert.equal((first.data as { week: string }).week, '2024-03-04')
    assert.deepEqual((await manager('POST', 'worked-hours', made)).errors, {
      week: ['The hours of this project and week are there already: change those.'],
    })
  })

  test('are entered by those alone who change projects, and never on one of another company', async () => {
    const manager = await as('manager@northgate')
    const { weeks, places } = await gridOf(manager)
    const project = places.find(({ id }) => id !== null)?.id
    const change = { changes: [{ project, week: weeks[0], was: null, hours: 8 }] }
    const management = await as('management@northgate')
    assert.equal((await management('PUT', 'hours-grid', change)).code, 'grant/missing')
    const other = await as('manager@southfield')
    assert.equal((await other('PUT', 'hours-grid', change)).code, 'row/missing')
  })
})
