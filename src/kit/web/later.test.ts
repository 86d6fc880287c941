import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asOftenAsNeeded } from './later.ts'

/** A part that comes once it was asked for so many times. */
function comingAt(time: number) {
  const asked = { times: 0 }
  const fetch = async () => {
    asked.times += 1
    if (asked.times < time) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  }
  return { asked, fetch }
}

test('a part that the line lost is asked for again', async () => {
  const { asked, fetch } = comingAt(3)
  assert.equal(await asOftenAsNeeded(fetch, [0, 0, 0]), 'the part')
  assert.equal(asked.times, 3)
})

test('a part that is not there any more is given up', async () => {
  const { asked, fetch } = comingAt(9)
  await assert.rejects(asOftenAsNeeded(fetch, [0, 0, 0]), /Failed to fetch/)
  assert.equal(asked.times, 4)
})
