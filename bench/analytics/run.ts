// The overview of a large company, over HTTP at ten connections: how often it is answered while nothing changes, and
// how long the first answer after a change takes.
import { loadavg } from 'node:os'
import autocannon from 'autocannon'
import { ask, inHouse, median, startPeer } from '../submissions/house.ts'
import { fill } from './fill.ts'

const rows = Number(process.env.ROWS ?? 150_000)
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 3)
const connections = 10
const budget = 1000

const subjects = [
  'incidents',
  'incident-reasons',
  'hazards',
  'compliance',
  'toolbox',
  'failed-items',
]
const calls = [
  { path: 'account', least: 0 },
  { path: 'analytics/overview', least: budget },
  { path: 'analytics/incidents', least: budget },
]

let below = 0
await inHouse(async (house) => {
  await fill(house, { submissions: rows, incidents: 1_200, deficiencies: 12_000 })
  const server = await startPeer(house, { peer: 'ours' })
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`
  const changed = () =>
    house.client.query('update projects set name = name where id = $1', [house.company.project])
  console.log(`the first answer after a change, ${rows.toLocaleString('en')} submissions`)
  for (const path of ['overview', ...subjects]) {
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await changed()
      const began = performance.now()
      await ask(server, house.company, 'GET', `analytics/${path}`)
      taken.push(performance.now() - began)
    }
    console.log(`${path.padEnd(28)}${median(taken).toFixed(0).padStart(10)} ms       ${load()}`)
  }
  const perSecond = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const options: autocannon.Options = {
        url: `http://127.0.0.1:${server.port}/api/dashboard/${path}`,
        headers: { authorization: `Bearer ${house.company.token}` },
        ...{ connections, duration: seconds },
      }
      autocannon(options, (error, { non2xx, errors, requests, duration }) => {
        if (error) reject(error)
        else if (non2xx + errors > 0) reject(new Error(`${path}: ${non2xx + errors} were refused.`))
        else resolve(requests.total / duration)
      })
    })
  console.log('while nothing changes, at ten connections')
  for (const { path, least } of calls) {
    const taken: number[] = []
    // One round to warm up.
    for (let round = -1; round < rounds; round += 1) {
      const rate = await perSecond(path)
      if (round >= 0) taken.push(rate)
    }
    const rate = median(taken)
    if (rate < least) below += 1
    console.log(
      `${path.padEnd(28)}${rate.toFixed(0).padStart(10)} a second ${load()}${rate < least ? `  below ${least}` : ''}`,
    )
  }
  await server.stop()
})
process.exitCode = below === 0 ? 0 : 1
