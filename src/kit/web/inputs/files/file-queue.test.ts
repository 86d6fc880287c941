import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NoAnswer, Refused } from '../../../http/client.web.ts'
import { makeFileQueue } from './file-queue.ts'

const file = (name: string) => new File(['x'], name)

/** A screen on which each file waits until the test lets it arrive, or says what becomes of it. */
function screen() {
  const log: string[] = []
  const sending: { name: string; signal: AbortSignal; end: (error?: unknown) => void }[] = []
  const queue = makeFileQueue<string>({
    wrongWith: ({ name }) => (name.endsWith('.exe') ? 'No programs.' : undefined),
    send: ({ name }, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        onProgress(50)
        const end = (error?: unknown) => (error === undefined ? resolve(name) : reject(error))
        sending.push({ name, signal, end })
      }),
    onStored: (name) => log.push(`stored ${name}`),
    setOut() {
      log.push('out')
      return () => log.push('done')
    },
    whyFailed: (error) => (error instanceof Error ? error.message : ''),
  })
  const lines = () => queue.state().map(({ name, at, percent }) => `${name} ${at} ${percent}`)
  /** Until what was settled is told. */
  const told = () => new Promise((resolve) => setImmediate(resolve))
  return { queue, log, sending, lines, told }
}

test('files leave one after the other, and go from the list as they arrive', async () => {
  const { queue, log, sending, lines, told } = screen()
  queue.add([file('a'), file('b')])
  await told()
  assert.deepEqual(lines(), ['a sending 50', 'b sending 0'])
  sending[0]?.end()
  await told()
  assert.deepEqual([lines(), sending.length], [['b sending 50'], 2])
  sending[1]?.end()
  await told()
  assert.deepEqual(lines(), [])
  assert.deepEqual(log, ['out', 'stored a', 'done', 'out', 'stored b', 'done'])
})

test('what is not taken at all is never sent', async () => {
  const { queue, sending, told } = screen()
  queue.add([file('a.exe')])
  await told()
  assert.deepEqual(
    [queue.state().map(({ at, why }) => [at, why]), sending.length],
    [[['refused', 'No programs.']], 0],
  )
})

test('without a connection it fails, holds up nothing else, and is tried again', async () => {
  const { queue, sending, lines, told } = screen()
  queue.add([file('a'), file('b')])
  await told()
  sending[0]?.end(new NoAnswer())
  await told()
  assert.deepEqual(lines(), ['a failed 50', 'b sending 50'])
  sending[1]?.end()
  await told()
  queue.retryFailed()
  await told()
  assert.deepEqual(lines(), ['a sending 50'])
  sending[2]?.end()
  await told()
  assert.deepEqual(lines(), [])
})

test('what the server refuses is not tried again by itself', async () => {
  const { queue, sending, lines, told } = screen()
  queue.add([file('a')])
  await told()
  sending[0]?.end(new Refused(422, { error: 'Too large.' }))
  await told()
  queue.retryFailed()
  await told()
  assert.deepEqual([lines(), sending.length], [['a refused 50'], 1])
})

test('what is taken from the list is stopped, and nothing becomes of it', async () => {
  const { queue, log, sending, lines, told } = screen()
  queue.add([file('a')])
  await told()
  const [one] = sending
  queue.drop(queue.state()[0]?.key ?? 0)
  assert.deepEqual([lines(), one?.signal.aborted], [[], true])
  one?.end()
  await told()
  assert.deepEqual(log, ['out', 'done'])
})
