// Divides the work: each lane takes a kind of jobs, opens what does them, and stays with that kind
// until nothing of it is left.
import { inspect } from 'node:util'
import type { Job } from './plan.ts'
import { emptyResult, type Result, type Worker } from './worker.ts'

export type Kind = {
  name: string
  /** The longest first. */
  jobs: Job[]
  /** What must stand before: a database, the built front end. */
  ready: Promise<unknown>
  open(): Worker
  /** Jobs that mostly wait are begun before any other. */
  first?: boolean
}

type State = { kind: Kind; ready: boolean; lanes: number }

/** Seconds of work below which another process for it costs more than it saves. */
const worthOpening = 4

const left = (jobs: Job[]) => jobs.reduce((sum, { seconds }) => sum + seconds, 0)

const comesFirst = ({ kind, lanes }: State) => kind.first === true && lanes === 0

function choose(states: State[]): State | undefined {
  const worth = ({ kind, lanes }: State) => left(kind.jobs) / (lanes + 1)
  return states
    .filter(({ kind, ready }) => ready && kind.jobs.length > 0)
    .filter((state) => state.lanes === 0 || worth(state) > worthOpening)
    .sort(
      (one, other) =>
        Number(comesFirst(other)) - Number(comesFirst(one)) || worth(other) - worth(one),
    )[0]
}

async function work({ kind }: State, tell: (result: Result) => void): Promise<void> {
  const worker = kind.open()
  let last: Job | undefined
  while (worker.works()) {
    const job = kind.jobs.shift()
    if (job === undefined) break
    last = job
    tell(await worker.run(job))
  }
  const broke = !worker.works()
  const fault = await worker.close()
  if (fault !== undefined && last !== undefined && !broke) tell(failed(last, 'at the end', fault))
}

const failed = (job: Job, name: string, error: string): Result => ({
  ...emptyResult(job),
  failures: [{ name, error }],
})

export async function runInLanes(
  kinds: Kind[],
  lanes: number,
  tell: (result: Result) => void,
): Promise<void> {
  const states = kinds.map((kind): State => ({ kind, ready: false, lanes: 0 }))
  const readiness = states.map(async (state) => {
    try {
      await state.kind.ready
      state.ready = true
    } catch (error) {
      const jobs = state.kind.jobs.splice(0)
      for (const job of jobs.slice(0, 1))
        tell(failed(job, 'what must stand before', inspect(error)))
    }
  })
  const lane = async () => {
    for (;;) {
      const state = choose(states)
      if (state !== undefined) {
        state.lanes += 1
        await work(state, tell)
        state.lanes -= 1
      } else {
        const waiting = states.flatMap(({ ready, kind }, at) =>
          ready || kind.jobs.length === 0 ? [] : [readiness[at]],
        )
        if (waiting.length === 0) return
        await Promise.race(waiting)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
