// Lists of 200,000 rows through the engine against the same written by hand, one right after the
// other, many times.
import assert from 'node:assert/strict'
import { perPage, rows } from './places.ts'

const last = rows / perPage
const kinds = ['office', 'shop', 'floor', 'zone', 'gate', 'storage', 'vehicle', 'room', 'yard']
const every = kinds.map((kind) => `filter[kind]=${kind}`).join('&')

/** What is asked, and how often; the budget is a share of the time that it takes by hand. */
const cases: readonly (readonly [name: string, query: string])[] = [
  ['list, page 1', 'page=1'],
  [`list, page ${last}`, `page=${last}`],
  [`list, page ${last / 2}`, `page=${last / 2}`],
  ['filter for one kind in eight, page 1', 'filter[kind]=office&page=1'],
  ['filter that keeps all, page 1', `${every}&page=1`],
  [`filter that keeps all, page ${last}`, `${every}&page=${last}`],
  ['search for a few, page 1', 'search=abcd&page=1'],
  ['search that finds all, page 1', 'search=pl%C3%A2ce&page=1'],
  [`search that finds all, page ${last}`, `search=pl%C3%A2ce&page=${last}`],
]
const budget = 2

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Page = { data: { data: { id: string }[]; total: number } }

async function timed(port: number, query: string, token: string) {
  const began = performance.now()
  const response = await fetch(
    `http://127.0.0.1:${port}/api/dashboard/locations?${query}&per_page=${perPage}`,
    { headers: { authorization: `Bearer ${token}` } },
  )
  const body = (await response.json()) as Page
  const ms = performance.now() - began
  assert.equal(response.status, 200, JSON.stringify(body))
  return { ms, ids: body.data.data.map(({ id }) => id), total: body.data.total }
}

/** Prints a line for each case and answers with how many are over their budget. */
export async function measureLists(
  ports: { ours: number; byHand: number },
  token: string,
  rounds: number,
): Promise<number> {
  console.log(`${'list of 200,000 rows'.padEnd(42)} by hand      ours    times   budget`)
  let over = 0
  for (const [name, query] of cases) {
    const first = await timed(ports.ours, query, token)
    const same = await timed(ports.byHand, query, token)
    assert.deepEqual([first.ids, first.total], [same.ids, same.total], name)
    const taken: { byHand: number; ours: number }[] = []
    for (let round = 0; round < rounds; round += 1)
      taken.push({
        byHand: (await timed(ports.byHand, query, token)).ms,
        ours: (await timed(ports.ours, query, token)).ms,
      })
    const times = median(taken.map((one) => one.ours / one.byHand))
    if (times > budget) over += 1
    const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10)
    console.log(
      `${name.padEnd(40)}${ms(median(taken.map((one) => one.byHand)))}${ms(median(taken.map((one) => one.ours)))}` +
        `${times.toFixed(2).padStart(9)}${budget.toFixed(2).padStart(9)}${times > budget ? '  over budget' : ''}`,
    )
  }
  return over
}
