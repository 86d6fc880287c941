// 120 contractors who owe twenty forms, with 30,000 of these in a year: the matrix and what one of them owes, over
// HTTP, within 300 ms, the 95th percentile. And the gate: whether one of 200 people may come in, from their facts to the
// decision in one transaction, within 5 ms, the median.
import { loadavg } from 'node:os'
import { decide } from '../../src/features/gate/deciding/decide.ts'
import { gatePeople } from '../../src/features/gate/deciding/facts.store.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { inHouse, startPeer } from '../submissions/house.ts'
import { contractors, fill, people, requirements } from './fill.ts'

const rounds = Number(process.env.ROUNDS ?? 60)

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10)

const over = await inHouse(async (house) => {
  const { client, company, connection } = house
  const came = await fill(house)
  const first = async (table: string, name: string) =>
    (
      await client.query(`select id from ${table} where company_id = $1 and name = $2`, [
        company.id,
        name,
      ])
    ).rows[0].id as string
  const contractor = await first('trade_contractors', 'Contractor 001')
  const person = await first('person', 'Worker 1')
  const today = (await client.query('select current_date::text as day')).rows[0].day as string
  const ours = await startPeer(house, { peer: 'ours' })
  const database = openDatabase(connection, (error) => {
    throw error
  })
  const call = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${ours.port}/api/dashboard/${path}`, {
      headers: { authorization: `Bearer ${company.token}` },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return text
  }
  const gate = { project: company.project, package: null, package_title: null, today }
  const decideOne = () =>
    database.transaction('app', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${company.id}, true)`)
      const [found] = await gatePeople(db, gate, person)
      if (found === undefined || found.facts.trainings.length === 0)
        throw new Error('Nobody stands at the gate.')
      return decide(found.facts, today)
    })
  const works: [name: string, budget: number, share: number, work: () => Promise<unknown>][] = [
    ['the matrix', 300, 0.95, () => call('contractor-matrix')],
    ['what one of them owes', 300, 0.95, () => call(`trade-contractors/${contractor}/duties`)],
    ['one decision at the gate', 5, 0.5, decideOne],
    ['what a gate decides by, for all', 300, 0.95, () => call(`gate/${company.project}`)],
  ]
  try {
    const matrix = JSON.parse(await call('contractor-matrix')) as {
      data: { forms: unknown[]; rows: unknown[] }
    }
    const { forms, rows } = matrix.data
    if (forms.length !== requirements || rows.length !== contractors)
      throw new Error(`The matrix shows ${rows.length} contractors and ${forms.length} forms.`)
    console.log(
      `${contractors} contractors × ${requirements} forms, ${came.toLocaleString('en')} of these in a year, ${people} people; load ${loadavg()[0]?.toFixed(1)}`,
    )
    console.log(`${''.padEnd(34)}       p50       p95    budget`)
    let failed = 0
    for (const [name, budget, share, work] of works) {
      // A connection has what it asks planned anew five times, then no longer.
      for (let round = 0; round < 10; round += 1) await work()
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now()
        await work()
        times.push(performance.now() - began)
      }
      const slow = at(times, share) > budget
      if (slow) failed += 1
      console.log(
        `${name.padEnd(34)}${ms(at(times, 0.5))}${ms(at(times, 0.95))}${ms(budget)}${slow ? '  over budget' : ''}`,
      )
    }
    return failed
  } finally {
    await database.close()
    await ours.stop()
  }
})
process.exitCode = over === 0 ? 0 : 1
