// The product against the least that the same work needs, one right after the other: signed-in calls through all
// locks, the log and row-level security, against bare node:http and pg with a table of its own (`limit.ts`). What is
// printed is requests a second and the product's share of the limit's.

import { loadavg } from 'node:os'
import autocannon from 'autocannon'
import { bodyOf, type Form, publish } from '../submissions/create.ts'
import { ask, type House, inHouse, median, type Peer, startPeer } from '../submissions/house.ts'
import { fillMany } from '../submissions/many.ts'

const rows = Number(process.env.ROWS ?? 100_000)
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 2)
const connections = (process.env.CONNECTIONS ?? '1,10,50').split(',').map(Number)

type Call = { method?: 'GET' | 'POST'; path: string; body?: () => unknown }
type Work = { name: string; ours: Call; limit: Call; least: number | undefined }

const works = (house: House, form: Form, id: string): Work[] => [
  {
    name: 'create',
    ours: { method: 'POST', path: 'submissions', body: () => bodyOf(form, house) },
    limit: {
      method: 'POST',
      path: 'create',
      body: () => ({ title: 'Pre-use check', answers: form.answers }),
    },
    least: 0.12,
  },
  {
    name: 'list, with its total',
    ours: { path: 'submissions?per_page=50&sort=-submitted_at&filter[stage]=closed' },
    limit: { path: 'list/closed' },
    least: 0.2,
  },
  {
    name: 'whole',
    ours: { path: `submissions/${id}/whole` },
    limit: { path: `whole/${rows / 2}` },
    least: 0.18,
  },
  {
    name: 'counts',
    ours: { path: 'submission-counts' },
    limit: { path: 'counts' },
    least: undefined,
  },
  {
    name: 'search of a number',
    ours: { path: `search?q=SUB-${rows / 2}` },
    limit: { path: `whole/${rows / 2}` },
    least: 0.25,
  },
  {
    name: 'account',
    ours: { path: 'account' },
    limit: { path: `whole/${rows / 2}` },
    least: 0.25,
  },
]

function perSecond(
  { port }: Peer,
  base: string,
  token: string,
  count: number,
  { method = 'GET', path, body }: Call,
): Promise<number> {
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections: count,
    duration: seconds,
    requests: [
      {
        method,
        path: `${base}${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && {
          setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
        }),
      },
    ],
  }
  return new Promise((resolve, reject) => {
    autocannon(options, (error, { non2xx, errors, requests, duration }) => {
      if (error) reject(error)
      else if (non2xx + errors > 0) reject(new Error(`${path}: ${non2xx + errors} were refused.`))
      else resolve(requests.total / duration)
    })
  })
}

await inHouse(async (house) => {
  const { token } = house.company
  await fillMany(house, { rows, questions: 30 })
  const ours = await startPeer(house, { peer: 'ours' })
  const limit = await startPeer(house, { peer: 'limit', rows })
  const form = await publish(house, ours)
  const one = bodyOf(form, house)
  await ask(ours, house.company, 'POST', 'submissions', one)
  console.log(
    `${rows.toLocaleString('en')} submissions of 30 answers, load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log('work                   connections    limit/s     ours/s   share   at least')
  for (const work of works(house, form, one.id))
    for (const count of connections) {
      const taken: { ours: number; limit: number }[] = []
      // One round to warm up.
      for (let round = -1; round < rounds; round += 1) {
        const pair = {
          limit: await perSecond(limit, '/', token, count, work.limit),
          ours: await perSecond(ours, '/api/dashboard/', token, count, work.ours),
        }
        if (round >= 0) taken.push(pair)
      }
      const share = median(taken.map((one) => one.ours / one.limit))
      const rate = (of: 'ours' | 'limit') => median(taken.map((one) => one[of])).toFixed(0)
      console.log(
        `${work.name.padEnd(24)}${String(count).padStart(10)}${rate('limit').padStart(11)}` +
          `${rate('ours').padStart(11)}${share.toFixed(3).padStart(8)}` +
          (count === 10 && work.least !== undefined ? work.least.toFixed(2).padStart(11) : ''),
      )
    }
  await limit.stop()
  await ours.stop()
})
