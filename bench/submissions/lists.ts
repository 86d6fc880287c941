// The lists of 150,000 submissions through the register engine against the same written by hand, one
// right after the other, many times. Budget: twice the time that it takes by hand.
import assert from 'node:assert/strict'
import { inHouse, median, type Peer, startPeer } from './house.ts'
import { fillMany, type Many, submissions } from './many.ts'
import { measureReports } from './reports.ts'

const rounds = Number(process.env.ROUNDS ?? 15)
const budget = 2
const perPage = 50

type Listed = { data: { id: string }[]; total: number }
type Timed = { ms: number; data: unknown }

async function timed({ port }: Peer, path: string, token: string): Promise<Timed> {
  const began = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/api/dashboard/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = (await response.json()) as { data: unknown }
  const ms = performance.now() - began
  assert.equal(response.status, 200, JSON.stringify(body))
  return { ms, data: body.data }
}

type Peers = { ours: Peer; byHand: Peer }

/** What is shown: the rows in their order and how many there are, or the counts as they are. */
function shown(data: unknown): unknown {
  if (!Array.isArray((data as Listed).data))
    return Object.fromEntries(
      Object.entries(data as Record<string, unknown>).map(([name, count]) => [name, Number(count)]),
    )
  const { data: rows, total } = data as Listed
  return [total, ...rows.map(({ id }) => id)]
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(11)

async function compare(peers: Peers, name: string, path: string, token: string): Promise<number> {
  const first = await timed(peers.ours, path, token)
  assert.deepEqual(shown(first.data), shown((await timed(peers.byHand, path, token)).data), name)
  const taken: { byHand: number; ours: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    taken.push({
      byHand: (await timed(peers.byHand, path, token)).ms,
      ours: (await timed(peers.ours, path, token)).ms,
    })
  const times = median(taken.map((one) => one.ours / one.byHand))
  console.log(
    `${name.padEnd(46)}${ms(median(taken.map((one) => one.byHand)))}${ms(median(taken.map((one) => one.ours)))}` +
      `${times.toFixed(2).padStart(9)}${budget.toFixed(2).padStart(9)}${times > budget ? '  over budget' : ''}`,
  )
  return times > budget ? 1 : 0
}

const sorts = ['-submitted_at', '-fails', 'title', 'number']
const filtersOf = ({ form, place }: Many): [name: string, query: string][] => [
  ['all', ''],
  ['stage', '&filter[stage]=unsigned'],
  ['form', `&filter[form]=${form}`],
  ['place', `&filter[location]=${place}`],
]

/** Answers with how many are over their budget. */
export const measure = (): Promise<number> =>
  inHouse(async (house) => {
    const { token } = house.company
    const many = await fillMany(house)
    const ours = await startPeer(house, { peer: 'ours' })
    const byHand = await startPeer(house, { peer: 'by hand' })
    const peers = { ours, byHand }
    let over = 0
    console.log(
      `${`${submissions.toLocaleString('en')} submissions`.padEnd(46)}    by hand       ours    times   budget`,
    )
    for (const [filter, narrowed] of filtersOf(many))
      for (const sort of sorts) {
        const query = (page: number) =>
          `submissions?per_page=${perPage}&sort=${sort}${narrowed}&page=${page}`
        const { total } = (await timed(ours, query(1), token)).data as Listed
        for (const page of [1, Math.ceil(total / perPage)])
          over += await compare(peers, `${filter}, by ${sort}, page ${page}`, query(page), token)
      }
    over += await compare(peers, 'how many each list holds', 'submission-counts', token)
    over += await measureReports(async (path, who) => (await timed(ours, path, who)).ms, {
      ...many,
      manager: token,
      rounds,
    })
    await byHand.stop()
    await ours.stop()
    return over
  })
