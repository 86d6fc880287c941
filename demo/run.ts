// `npm run demo -- --scale year`: fills an empty database with the demo company and so much of its life.
// `--until 2026-11-20` is its last day, yesterday unless it is said.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lockData } from '../src/app/process/data-lock.ts'
import { keyFileOf, readSettings, type Settings } from '../src/app/settings.ts'
import { daysFromNow, isDay } from '../src/kit/day.ts'
import { type Connection, openDatabase } from '../src/kit/db/server/database.ts'
import { startEmbedded } from '../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../src/kit/db/server/migrate.ts'
import { reachDatabase } from '../src/kit/db/server/reach-database.ts'
import { readyKeys } from '../src/kit/encryption/server/keys.ts'
import { folderStore } from '../src/kit/files/server/folder-store.ts'
import { s3Store } from '../src/kit/files/server/s3-store.ts'
import { prepareJobs } from '../src/kit/jobs/server/worker.ts'
import { StartRefusal } from '../src/kit/refusal.ts'
import { fillScale, type Scale, scales } from './scale/fill-scale.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const isScale = (text: string): text is Scale => Object.hasOwn(scales, text)

function readArguments() {
  const { values } = parseArgs({
    options: { scale: { type: 'string' }, until: { type: 'string' } },
  })
  const { scale = '' } = values
  if (!isScale(scale))
    throw new StartRefusal(
      `Say how much: npm run demo -- --scale ${Object.keys(scales).join(' | ')}`,
    )
  const { until = daysFromNow(-1) } = values
  if (!isDay(until)) throw new StartRefusal('--until takes a day, such as 2026-11-20.')
  return { days: scales[scale], lastDay: until }
}

type Asked = ReturnType<typeof readArguments>

async function fill(connection: Connection, settings: Settings, asked: Asked) {
  const { dataDir, s3 } = settings
  await migrate(connection)
  await prepareJobs(connection)
  const database = openDatabase(connection, (error) => say(error.message))
  const folder = join(resolve(dataDir), 'files')
  const files = {
    store: s3 === undefined ? folderStore(folder) : s3Store(s3),
    folder: join(folder, 'incoming'),
    keys: await readyKeys(database, keyFileOf(settings, resolve(dataDir))),
  }
  try {
    if (!(await fillScale(database, { ...asked, files }, say)))
      throw new StartRefusal('This database holds a company already: only an empty one is filled.')
    const client = await database.pool.connect()
    await client.query('set statement_timeout = 0')
    await client.query('vacuum analyze')
    client.release(true)
  } finally {
    await database.close()
  }
}

async function run(settings: Settings, asked: Asked): Promise<void> {
  if (settings.databaseUrl !== undefined) {
    await reachDatabase(settings.databaseUrl)
    return fill({ connectionString: settings.databaseUrl }, settings, asked)
  }
  const dataDir = resolve(settings.dataDir)
  const lock = await lockData(dataDir, () => `process ${process.pid}, filling a demo`)
  const database = await startEmbedded({ dataDir: join(dataDir, 'database'), log: say })
  try {
    await fill(database.connection, settings, asked)
  } finally {
    await database.stop()
    await lock.release()
  }
}

try {
  const read = readSettings(process.env)
  if ('faults' in read) throw new StartRefusal(read.faults.join('\n'))
  const began = performance.now()
  await run(read.settings, readArguments())
  say(`Filled in ${Math.round((performance.now() - began) / 1000)} s.`)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
