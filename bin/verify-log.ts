// `npm run verify-log`: follows the chain of each company's changes, also while the server runs.
// Names the first row that was touched and ends with 1; ends with 0 when everything is as written.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ClientConfig } from 'pg'
import { lockData } from '../src/app/process/data-lock.ts'
import { readSettings } from '../src/app/settings.ts'
import { verifyChangeLog } from '../src/features/change-log/server/verify.ts'
import { openDatabase } from '../src/kit/db/server/database.ts'
import { accountFor } from '../src/kit/db/server/embedded/account.ts'
import { placeCluster } from '../src/kit/db/server/embedded/cluster.ts'
import { hasSockets, placeToListen } from '../src/kit/db/server/embedded/place-to-listen.ts'
import { startEmbedded } from '../src/kit/db/server/embedded/start-embedded.ts'
import { Refusal } from '../src/kit/refusal.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function verify(connection: ClientConfig): Promise<void> {
  const database = openDatabase(connection, (error) => say(error.message))
  try {
    for await (const { company, rows, hash, fault } of verifyChangeLog(database)) {
      if (fault !== undefined) process.exitCode = 1
      say(
        fault === undefined
          ? `✔ ${company.name}: ${rows} rows, the last ${hash || 'none'}`
          : `✖ ${company.name} (${company.id}): row ${fault.seq} ${fault.what}`,
      )
    }
  } finally {
    await database.close()
  }
}

/** A server that runs has its database open: we ask it there. */
async function verifyRunning(dataDir: string): Promise<void> {
  if (!hasSockets) throw new Refusal('Stop Plumbline first: its data is in use.')
  const account = accountFor(dataDir)
  const { connection } = await placeToListen(placeCluster(dataDir, account), account)
  await verify(connection)
}

async function lockUnlessRunning(folder: string) {
  try {
    return await lockData(folder, () => 'verify-log')
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function verifyEmbedded(folder: string): Promise<void> {
  const dataDir = join(folder, 'database')
  if (!existsSync(dataDir)) throw new Refusal(`There is no database in ${folder}.`)
  const lock = await lockUnlessRunning(folder)
  if (lock === undefined) return verifyRunning(dataDir)
  const database = await startEmbedded({ dataDir, log: say })
  try {
    await verify(database.connection)
  } finally {
    await database.stop()
    await lock.release()
  }
}

try {
  const read = readSettings(process.env)
  if ('faults' in read) throw new Refusal(read.faults.join('\n'))
  const { databaseUrl, dataDir } = read.settings
  if (databaseUrl !== undefined) await verify({ connectionString: databaseUrl })
  else await verifyEmbedded(resolve(dataDir))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
