// `npm run fuzz -- 50 spring`: fifty rounds of other malformed requests, from a seed of one's own.
// What it finds is made again by the same seed.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../api/server.ts'
import { fuzz } from './fuzz.ts'

const [rounds = '20', seed = new Date().toISOString()] = process.argv.slice(2)

describe(`malformed requests from the seed ${seed}`, () => {
  const server = withServer()
  for (let round = 1; round <= Number(rounds); round += 1)
    test(`round ${round} of ${rounds}`, async () => {
      assert.deepEqual(await fuzz(server, { seed: `${seed} ${round}`, perCall: 20 }), [])
    })
})
