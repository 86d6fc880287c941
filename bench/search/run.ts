// The search in the header at 150,000 submissions of one company, over HTTP, for a manager who sees all and for
// somebody who sees their five projects: whole numbers, parts of numbers, words that are in many records, in few and
// in none, of titles and of answers. Budget: 150 ms, the 95th percentile of all rounds.
import { loadavg } from 'node:os'
import { inHouse, type Peer, startPeer } from '../submissions/house.ts'
import { fill, submissions } from './fill.ts'

const rounds = Number(process.env.ROUNDS ?? 30)
const budget = 150

const typed = [
  ...[
    'SUB-2026-0065',
    '65',
    'SUB-2026',
    'sub',
    'diesel',
    'inspection',
    'inspection 12',
    'diesel 65',
  ],
  ...['DEF-2026-00417', 'guard rail', 'harness 417', 'SN7919', 'tremblay', 'emile cote', 'harbour'],
  ...[
    'checked',
    'guardrail',
    'ladder untied',
    'toeboard',
    'wolframite',
    'word17',
    'guardrail word17',
  ],
  ...['zzzzz', 'an'],
]

async function timed({ port }: Peer, q: string, token: string): Promise<number> {
  const began = performance.now()
  const query = new URLSearchParams({ q })
  const answer = await fetch(`http://127.0.0.1:${port}/api/dashboard/search?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${q}: ${text}`)
  return performance.now() - began
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9)

const over = await inHouse(async (house) => {
  const people = Object.entries({
    'a manager': house.company.token,
    'somebody of five projects': (await fill(house)).ofProjects,
  })
  const ours = await startPeer(house, { peer: 'ours' })
  try {
    let failed = 0
    console.log(`${submissions.toLocaleString('en')} submissions, load ${loadavg()[0]?.toFixed(1)}`)
    for (const [who, token] of people) {
      const all: number[] = []
      console.log(`${who.padEnd(30)}      p50      p95`)
      for (const q of typed) {
        // The first of a connection plans what it asks.
        for (let round = 0; round < 3; round += 1) await timed(ours, q, token)
        const times: number[] = []
        for (let round = 0; round < rounds; round += 1) times.push(await timed(ours, q, token))
        all.push(...times)
        console.log(`  ${q.padEnd(28)}${ms(at(times, 0.5))}${ms(at(times, 0.95))}`)
      }
      const p95 = at(all, 0.95)
      if (p95 > budget) failed += 1
      console.log(
        `  ${'all'.padEnd(28)}${ms(at(all, 0.5))}${ms(p95)}${p95 > budget ? '  over budget' : ''}`,
      )
    }
    console.log(`load ${loadavg()[0]?.toFixed(1)}; budget ${budget} ms`)
    return failed
  } finally {
    await ours.stop()
  }
})
process.exitCode = over === 0 ? 0 : 1
