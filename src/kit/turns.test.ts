import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Problem } from './problems.ts'
import { turns } from './turns.ts'

const tick = () => new Promise<void>((next) => setImmediate(next))

describe('turns', () => {
  test('so many at once, the others in the order in which they came, and no more than fit', async () => {
    const inTurn = turns({ atOnce: 2, waiting: 3 })
    const ends: (() => void)[] = []
    const begun: number[] = []
    const work = (n: number) =>
      inTurn(async () => {
        begun.push(n)
        await new Promise<void>((end) => ends.push(end))
        return n
      })
    const five = [1, 2, 3, 4, 5].map(work)
    await tick()
    assert.deepEqual(begun, [1, 2])
    await assert.rejects(
      work(6),
      (error) => error instanceof Problem && error.status === 429 && error.extra.retry_after === 5,
    )
    while (begun.length < 5 || ends.length > 0) {
      ends.shift()?.()
      await tick()
    }
    assert.deepEqual(begun, [1, 2, 3, 4, 5])
    assert.deepEqual(await Promise.all(five), [1, 2, 3, 4, 5])
  })

  test('what fails gives its place on', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 1 })
    await assert.rejects(
      inTurn(() => Promise.reject(new Error('Broken.'))),
      /Broken/,
    )
    assert.equal(await inTurn(async () => 'done'), 'done')
  })
})
