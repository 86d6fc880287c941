// `npm run restore -- <folder>`: puts a backup into an installation that holds nothing. The key file must lie in its
// place before the next start.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ClientConfig } from 'pg'
import { lockData } from '../src/app/process/data-lock.ts'
import { keyFileOf, readSettings, type Settings } from '../src/app/settings.ts'
import { startEmbedded } from '../src/kit/db/server/embedded/start-embedded.ts'
import { privateFolder } from '../src/kit/files/server/private-folder.ts'
import { StartRefusal } from '../src/kit/refusal.ts'
import { restoreBackup } from './backups/restore-backup.ts'
import { storeOf } from './backups/store-of.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** The database of the settings; the embedded one is made where there is none. */
async function reach(
  { databaseUrl, dataDir }: Settings,
  work: (connection: ClientConfig) => Promise<void>,
): Promise<void> {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const lock = await lockData(folder, () => 'restore')
  try {
    if (databaseUrl !== undefined) return await work({ connectionString: databaseUrl })
    const database = await startEmbedded({ dataDir: join(folder, 'database'), log: say })
    try {
      await work(database.connection)
    } finally {
      await database.stop()
    }
  } finally {
    await lock.release()
  }
}

try {
  const read = readSettings(process.env)
  if ('faults' in read) throw new StartRefusal(read.faults.join('\n'))
  const { settings } = read
  const [from] = parseArgs({ allowPositionals: true }).positionals
  if (from === undefined)
    throw new StartRefusal('Name the folder of the backup: npm run restore -- <folder>')
  await reach(settings, async (connection) => {
    const files = join(resolve(settings.dataDir), 'files')
    const {
      made_at,
      tables,
      files: keys,
    } = await restoreBackup({
      connection,
      store: storeOf(settings),
      folder: resolve(from),
      incoming: join(privateFolder(files), 'incoming'),
    })
    const rows = tables.reduce((sum, one) => sum + one.rows, 0)
    say(`✔ The backup of ${made_at} is restored: ${rows} rows, ${keys.length} files.`)
    say(`  Put the key file back as ${keyFileOf(settings, resolve(settings.dataDir))}, then start.`)
    say('  npm run verify-log proves that all is as it was written.')
  })
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
