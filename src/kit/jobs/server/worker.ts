// Works through the queue: graphile-worker takes the jobs, retries with growing pauses, and keeps
// the last error of a job that failed for good.
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger,
  type LogLevel,
  type RunnerOptions,
  run,
  runMigrations,
  type WorkerEventMap,
  type WorkerEvents,
} from 'graphile-worker'
import { type Database, openDatabase } from '../../db/server/database.ts'
import { TakenBackOnce } from '../../db/server/taken-back-once.ts'
import { sql } from '../../db/sql.ts'
import { errorFields, type Log, silentLog } from '../../log/log.server.ts'
import { escalate } from '../../process/trust.server.ts'
import { doFor } from '../../process/underway.server.ts'
import type { Performed } from './perform.ts'
import { keepPresence } from './presence.ts'

type Connection = Parameters<typeof openDatabase>[0]

/** Makes the queue's own tables. Before or after the migrations, which only name them. */
export async function prepareJobs(connection: Connection): Promise<void> {
  const database = openQueue(connection, 1, silentLog)
  try {
    await runMigrations({ pgPool: database.pool, logger: loggerTo(silentLog) })
  } finally {
    await database.close()
  }
}

const openQueue = (connection: Connection, max: number, log: Log): Database =>
  // The library gives the connection on which it listens back twice when that breaks as it stops.
  openDatabase({ ...connection, max, Client: TakenBackOnce }, (error) =>
    log.warn('a connection of the worker broke', errorFields(error)),
  )

/** The messages of the library that somebody should know. */
const loggerTo = (log: Log) =>
  new Logger(() => (level: LogLevel, message: string) => {
    if (level === 'error' || level === 'warning') log.warn('job queue', { said: message })
  })

/** How long the note that a step is done outlives every possible retry of its job. */
const forgetSteps = sql`delete from job_step where done_at < now() - interval '30 days'`

export type Worker = {
  /** Takes no further job, finishes those in hand. */
  stop(): Promise<void>
}

export async function startWorker(options: {
  connection: Connection
  jobs: readonly Performed[]
  log: Log
  /** How many jobs at once. */
  concurrency?: number
}): Promise<Worker> {
  const { connection, jobs, log, concurrency = 4 } = options
  // For each job its transaction and the queue's own; and one each to listen and to be present.
  const database = openQueue(connection, 2 * concurrency + 2, log)
  await database.transaction('owner', (db) => db.run(forgetSteps))

  const settings: RunnerOptions = {
    pgPool: database.pool,
    concurrency,
    logger: loggerTo(log),
    noHandleSignals: true,
    crontab: '',
    // Notes what is done in batches: these it writes before it ends, single ones it does not.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, database, log)])),
  }
  let runner = await begin(settings, database, log)
  const stopping = new AbortController()

  /** The library ends when it cannot take a job or note what was done, as while the database is away. */
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.ended
      if (stopping.signal.aborted) return
      await sleep(1000, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      log.warn('the job queue stopped and is begun anew')
      runner = await begin(settings, database, log).catch((error: unknown) => {
        log.warn('the job queue could not be begun', errorFields(error))
        return { ended: Promise.resolve(), stop: () => Promise.resolve() }
      })
    }
  }
  const kept = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await runner.stop()
      await kept
      // It may have been begun anew just then.
      await runner.stop()
      await database.close()
    },
  }
}

type Running = { ended: Promise<void>; stop(): Promise<void> }

async function begin(settings: RunnerOptions, database: Database, log: Log): Promise<Running> {
  const events: WorkerEvents = new EventEmitter()
  const first = (...names: (keyof WorkerEventMap)[]) =>
    Promise.race(names.map((name) => once(events, name)))
  let presence: ReturnType<typeof keepPresence> | undefined
  events.on('pool:create', ({ workerPool }) => {
    presence = keepPresence(database, workerPool.id, log)
  })
  // What it takes without hearing so would stay taken in its name; and a worker that cannot read the
  // kinds of jobs as it begins never asks for them again. Another one, of another name, begins.
  const deaf = first('worker:getJob:error')
  // The library counts its notes wrongly once one has failed, and may wait for them for ever.
  const uncounted = Promise.all([
    first('pool:fatalError'),
    first('pool:gracefulShutdown:complete', 'pool:gracefulShutdown:error'),
  ])
  const runner = await run({ ...settings, events })
  // One that has ended by itself cannot be stopped.
  const stop = () => void runner.stop().catch(() => undefined)
  void deaf.then(([{ error }]) => {
    log.warn('the job queue could not be asked for a job', errorFields(error))
    stop()
  })
  const finished = runner.promise.catch((error: unknown) =>
    log.warn('the job queue stopped', errorFields(error)),
  )
  const ended = Promise.race([finished, uncounted])
    // What it had in hand is given back.
    .then(() => presence?.leave())
  return {
    ended,
    stop() {
      stop()
      return ended
    },
  }
}

function taskOf(performed: Performed, database: Database, log: Log) {
  return async (raw: unknown, { job }: { job: { attempts: number; max_attempts: number } }) => {
    const last = job.attempts >= job.max_attempts
    try {
      await doFor({ job: performed.name }, () => performed.run(raw, { database, log, last }))
    } catch (error) {
      const fields = { job: performed.name, attempt: job.attempts, ...errorFields(error) }
      if (last) log.error('a job failed for good', fields)
      else log.warn('a job failed and will be tried again', fields)
      escalate(error)
      throw error
    }
  }
}
