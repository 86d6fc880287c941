// Runs files of tests, and the checks, in several processes on one PostgreSQL.
import { availableParallelism } from 'node:os'
import { installSwift } from '../../tests/machinery/files/install-swift.ts'
import { endAll } from './children.ts'
import { type Kind, runInLanes } from './lanes.ts'
import type { Job } from './plan.ts'
import {
  buildFrontEnd,
  otherPrograms,
  type Prepared,
  prepareDatabase,
  prepareSite,
} from './prepare.ts'
import { openWorker, type Result } from './worker.ts'

/** What the database itself does must hold on another PostgreSQL as well, and so must the SQL of each call, which the
 *  matrix makes. */
const onOtherServer = /^tests\/(fuzz\/matrix|machinery\/(?!scale))/

/** One more than there are cores: a test waits for a page, a page for the disk. */
const lanes = availableParallelism() + 1

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

type Needs = {
  database?: boolean
  site?: boolean
  build?: boolean
  swift?: boolean
  first?: boolean
}

const needs: Record<string, Needs> = {
  start: { first: true },
  swift: { swift: true },
  pure: {},
  components: { site: true },
  pages: { build: true },
  data: { database: true },
  journeys: { database: true, build: true },
}

/** Of a part nothing but the files: no other server, nothing installed, unless nobody watches. */
export async function runSuite(
  files: Job[],
  besides: Kind[],
  { whole }: { whole: boolean },
  tell: (result: Result) => void,
): Promise<void> {
  const prepared: Promise<Prepared>[] = []
  const prepare = (made: Promise<Prepared>) => {
    prepared.push(made)
    return made
  }
  const ownDatabase = once(() => prepare(prepareDatabase()))
  const build = once(buildFrontEnd)

  const kindOf = (
    name: string,
    { database, site, build: built, swift, first = false }: Needs,
  ): Kind => {
    let env: Record<string, string> = {}
    const makeReady = async () => {
      await Promise.all([
        database &&
          ownDatabase().then((made) => {
            env = made.env
          }),
        site &&
          prepare(prepareSite()).then((made) => {
            env = made.env
          }),
        built && build(),
        swift && (whole || process.env.CI !== undefined) && installSwift(),
      ])
    }
    const jobs = files.filter(({ kind }) => kind === name)
    const ready = jobs.length === 0 ? Promise.resolve() : makeReady()
    return { name, jobs, first, ready, open: () => openWorker(env) }
  }
  const kinds = [...Object.entries(needs).map(([name, need]) => kindOf(name, need)), ...besides]

  const programs = whole ? otherPrograms() : undefined
  const again = files.filter(({ kind, name }) => needs[kind]?.database && onOtherServer.test(name))
  if (programs !== undefined && process.env.DATABASE_URL === undefined && again.length > 0) {
    const made = prepare(prepareDatabase(programs))
    let env: Record<string, string> = {}
    kinds.push({
      name: 'on the other PostgreSQL',
      jobs: again.map((job) => ({ ...job, kind: `on the PostgreSQL in ${programs}` })),
      ready: made.then((it) => {
        env = it.env
      }),
      open: () => openWorker(env),
    })
  }

  const stop = once(async () => {
    for (const { jobs } of kinds) jobs.length = 0
    await endAll()
    for (const result of await Promise.allSettled(prepared))
      if (result.status === 'fulfilled') await result.value.stop()
  })
  // May come more than once: from the terminal, and from the process that started us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop().then(() => process.exit(130)))
  try {
    await runInLanes(kinds, lanes, tell)
  } finally {
    await stop()
  }
}
