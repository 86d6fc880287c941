import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kind, runInLanes } from './lanes.ts'
import { emptyResult, type Result } from './worker.ts'

const jobs = (kind: string, ...seconds: number[]) =>
  seconds.map((each, at) => ({ kind, name: `${kind} ${at}`, seconds: each }))

function kindOf(name: string, seconds: number[], given: Partial<Kind> = {}) {
  const opened: string[][] = []
  const kind: Kind = {
    name,
    jobs: jobs(name, ...seconds),
    ready: Promise.resolve(),
    open() {
      const done: string[] = []
      opened.push(done)
      return {
        async run(job) {
          done.push(job.name)
          return { ...emptyResult(job), passed: 1 }
        },
        works: () => true,
        close: async () => undefined,
      }
    },
    ...given,
  }
  return { kind, opened }
}

async function results(kinds: Kind[], lanes: number): Promise<Result[]> {
  const all: Result[] = []
  await runInLanes(kinds, lanes, (result) => all.push(result))
  return all
}

test('every job is done once, the longest of a kind first', async () => {
  const long = kindOf('long', [9, 5, 1])
  const short = kindOf('short', [2, 1])
  const done = await results([short.kind, long.kind], 2)
  assert.equal(done.length, 5)
  assert.equal(new Set(done.map(({ job }) => job.name)).size, 5)
  assert.equal(done[0]?.job.name, 'long 0')
})

test('a kind with little left gets no second process', async () => {
  const { kind, opened } = kindOf('short', [1, 1, 1])
  await results([kind], 3)
  assert.equal(opened.length, 1)
})

test('what waits most is begun first', async () => {
  const slow = kindOf('slow', [1], { first: true })
  const long = kindOf('long', [50])
  assert.equal((await results([long.kind, slow.kind], 1))[0]?.job.name, 'slow 0')
})

test('another process does the rest when one has broken', async () => {
  let broken = false
  const { kind } = kindOf('rest', [3, 2, 1])
  const open = kind.open
  const first = (): ReturnType<Kind['open']> => {
    kind.open = open
    return {
      async run(job) {
        broken = true
        return { ...emptyResult(job), failures: [{ name: job.name, error: 'It ended.' }] }
      },
      works: () => !broken,
      close: async () => 'It ended.',
    }
  }
  kind.open = first
  const done = await results([kind], 1)
  assert.deepEqual(
    done.map(({ passed, failures }) => [passed, failures.length]),
    [
      [0, 1],
      [1, 0],
      [1, 0],
    ],
  )
})

test('what cannot be prepared is one failure and holds up nothing else', async () => {
  const broken = kindOf('journeys', [3, 2], { ready: Promise.reject(new Error('No build.')) })
  const fine = kindOf('pure', [1])
  const done = await results([broken.kind, fine.kind], 1)
  assert.deepEqual(done.map(({ job, passed }) => [job.name, passed]).sort(), [
    ['journeys 0', 0],
    ['pure 0', 1],
  ])
  const [failure] = done.flatMap(({ failures }) => failures)
  assert.match(failure?.error ?? '', /No build/)
})
