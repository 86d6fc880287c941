import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorker, type Result } from './worker.ts'

const job = (name: string) => ({ kind: 'pure', name: `bin/suite/testing/${name}.ts`, seconds: 1 })

const told = ({ passed, skipped, failures }: Result) => ({
  passed,
  skipped,
  failed: failures.map(({ name }) => name),
})

test('one process tests several files, and tells what passed, failed, was skipped, was written', async () => {
  const worker = openWorker({})
  const mixed = await worker.run(job('of-each-kind'))
  assert.deepEqual(told(mixed), {
    passed: 1,
    skipped: 1,
    failed: ['a suite › fails', 'rejects where nobody waits', 'bin/suite/testing/of-each-kind.ts'],
  })
  assert.match(mixed.failures[0]?.error ?? '', /1 !== 2/)
  assert.match(mixed.failures[2]?.error ?? '', /The end of the file fails/)

  const broken = await worker.run(job('cannot-load'))
  assert.equal(broken.failures.length, 1)
  assert.match(broken.failures[0]?.error ?? '', /This file cannot be loaded/)

  const good = await worker.run(job('passes'))
  assert.deepEqual(told(good), { passed: 1, skipped: 0, failed: [] })
  assert.match(good.output, /a word of its own/)
  assert.equal(await worker.close(), undefined)
})

test('a process that ends is a failure, named by what it ran', async () => {
  const worker = openWorker({})
  const { passed, failures } = await worker.run(job('ends-by-itself'))
  assert.equal(passed, 1)
  assert.deepEqual(failures, [
    { name: 'ends its process', error: 'Its process ended by itself (exit 7).' },
  ])
  assert.equal(worker.works(), false)
})

test('a process that hangs is ended and named by what it ran', async () => {
  const worker = openWorker({}, { silence: 1500, closing: 1000 })
  const { failures } = await worker.run(job('hangs'))
  assert.deepEqual(failures, [
    { name: 'waits for ever', error: 'Its process said nothing for 1.5 s and was ended.' },
  ])
})

test('a process that does not end is ended, which is a failure', async () => {
  const worker = openWorker({}, { silence: 60_000, closing: 1000 })
  assert.deepEqual(told(await worker.run(job('leaves-open'))), {
    passed: 1,
    skipped: 0,
    failed: [],
  })
  assert.match((await worker.close()) ?? '', /left something open[\s\S]*Open: .*TCPServerWrap/)
})
