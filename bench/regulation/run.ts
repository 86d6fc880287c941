// Measures the regulation room and fails when it takes more than three times what a loop takes that
// was written for exactly that work, or when the two do not come to the same.
import assert from 'node:assert/strict'
import { race } from '../form-engine/race.ts'
import { clocks } from './clocks.ts'
import { file } from './file.ts'
import { people } from './people.ts'

const ROUNDS = 40
const MOST = 3
let over = false

for (const { what, ours, byHand } of [clocks(), people(), file()]) {
  assert.deepEqual(ours(), byHand(), `${what}: the two come to different results`)
  const time = race(ROUNDS, [
    { name: 'by hand', count: 1, run: byHand },
    { name: 'ours', count: 1, run: ours },
  ])
  const [loop, room] = [time('by hand'), time('ours')]
  const ratio = room / loop
  const mark = ratio <= MOST ? '✔' : '✖'
  over ||= ratio > MOST
  const figures = [loop, room].map((each) => `${(each / 1000).toFixed(2)} ms`.padStart(10))
  console.log(`${mark} ${what.padEnd(26)}${figures.join('')}${`${ratio.toFixed(2)} ×`.padStart(9)}`)
}
process.exitCode = over ? 1 : 0
