// Plays histories of drafts and submissions on simulated devices: `npm run simulate` a
// million, `npm run simulate -- 5000 17` five thousand from seed 17 on.
import { written } from '../src/kit/drafts/simulation/history.ts'
import { simulate } from '../src/kit/drafts/simulation/simulate.ts'

const [count = 1_000_000, from = 1] = process.argv.slice(2).map(Number)
const began = performance.now()
const step = 50_000

for (let at = from; at < from + count; at += step) {
  const now = Math.min(step, from + count - at)
  const found = simulate(at, now)
  if (found !== undefined) {
    console.error(`Seed ${found.seed}. ${found.wrong}\n${written(found.history)}`)
    process.exit(1)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${at + now - from} histories, ${seconds} s: all is well.`)
}
