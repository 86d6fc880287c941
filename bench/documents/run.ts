// Audiences and the coverage of documents at the reference customer’s size. Budgets: an audience of 3,000 worked out
// anew within 2 s; each call within 300 ms, the 95th percentile of all rounds, for a manager and for somebody who sees
// their projects. Printed: all audiences of the company worked out anew.
import { loadavg } from 'node:os'
import { recomputeAudiences } from '../../src/features/audience/index.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { type House, inHouse, startPeer } from '../submissions/house.ts'
import { belong, fill, people, sign } from './fill.ts'

const rounds = Number(process.env.ROUNDS ?? 20)
const budgets = { call: 300, audience: 2000 }

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

async function recomputed({ connection, company }: House, audiences?: string[]): Promise<number> {
  const database = openDatabase(connection, () => undefined)
  try {
    const began = performance.now()
    await database.transaction('app', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${company.id}, true)`)
      await recomputeAudiences(db, audiences)
    })
    return performance.now() - began
  } finally {
    await database.close()
  }
}

const over = await inHouse(async (house) => {
  const { policy } = await fill(house)
  let failed = 0
  const say = (name: string, ms: number, budget?: number) => {
    if (budget !== undefined && ms > budget) failed += 1
    const limit = budget === undefined ? '' : `${budget} ms`.padStart(10)
    console.log(`${name.padEnd(58)}${`${ms.toFixed(0)} ms`.padStart(10)}${limit}`)
  }
  console.log(`${people.toLocaleString('en')} people, load ${loadavg()[0]?.toFixed(1)}`)
  say(
    'an audience of everyone, worked out for the first time',
    await recomputed(house, [policy]),
    budgets.audience,
  )
  await belong(house)
  await sign(house)
  say(
    'an audience of everyone, worked out anew',
    await recomputed(house, [policy]),
    budgets.audience,
  )
  say('all audiences, worked out anew', await recomputed(house))
  const ours = await startPeer(house, { peer: 'ours' })
  const timed = async (path: string, body?: object) => {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${ours.port}/api/dashboard/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${house.company.token}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return performance.now() - began
  }
  const coverage = 'resources/coverage'
  const rule = [{ kind: 'everyone' }, { kind: 'role', id: '6', out: true }]
  const cases: [name: string, path: string, body?: object][] = [
    ['coverage: the first page', coverage],
    ['coverage: the last people', `${coverage}?page=${people / 25}`],
    ['coverage: something missing', `${coverage}?show=missing`],
    ['coverage: something overdue', `${coverage}?show=overdue`],
    ['coverage: policies, searched', `${coverage}?register=policies&search=last29`],
    ['coverage: one document', `${coverage}?document=${policy}&show=missing`],
    ['what waits for me', 'my-work'],
    ['an audience of everyone, before it is saved', 'audience/preview', { rule }],
  ]
  try {
    for (const scope of ['company', 'workplaces']) {
      await house.client.query('update account set scope = $1 where id = $2', [
        scope,
        house.company.account,
      ])
      console.log(`scope: ${scope}`)
      for (const [name, path, body] of cases) {
        const each: number[] = []
        for (let n = 0; n < rounds; n += 1) each.push(await timed(path, body))
        say(name, at(each, 0.95), budgets.call)
      }
    }
  } finally {
    await ours.stop()
  }
  return failed
})
process.exitCode = over > 0 ? 1 : 0
