// The database of this installation for a command: DATABASE_URL, the embedded one of a server that runs, or the
// embedded one started for as long as the command takes.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ClientConfig } from 'pg'
import { lockData } from '../src/app/process/data-lock.ts'
import { accountFor } from '../src/kit/db/server/embedded/account.ts'
import { placeCluster } from '../src/kit/db/server/embedded/cluster.ts'
import { hasSockets, placeToListen } from '../src/kit/db/server/embedded/place-to-listen.ts'
import { startEmbedded } from '../src/kit/db/server/embedded/start-embedded.ts'
import { StartRefusal } from '../src/kit/refusal.ts'

type Work = (connection: ClientConfig) => Promise<void>
type Place = {
  databaseUrl: string | undefined
  dataDir: string
  /** The command, which names itself to a second one. */
  name: string
  say(line: string): void
}

/** A server that runs has its database open: we ask it there. */
async function askRunning(dataDir: string, work: Work): Promise<void> {
  if (!hasSockets) throw new StartRefusal('Stop Plumbline first: its data is in use.')
  const account = accountFor(dataDir)
  const { connection } = await placeToListen(placeCluster(dataDir, account), account)
  await work(connection)
}

async function lockUnlessRunning(folder: string, name: string) {
  try {
    return await lockData(folder, () => name)
  } catch (error) {
    if (error instanceof StartRefusal) return undefined
    throw error
  }
}

export async function reachOwnDatabase(place: Place, work: Work): Promise<void> {
  const { databaseUrl, name, say } = place
  if (databaseUrl !== undefined) return work({ connectionString: databaseUrl })
  const folder = resolve(place.dataDir)
  const dataDir = join(folder, 'database')
  if (!existsSync(dataDir)) throw new StartRefusal(`There is no database in ${folder}.`)
  const lock = await lockUnlessRunning(folder, name)
  if (lock === undefined) return askRunning(dataDir, work)
  const database = await startEmbedded({ dataDir, log: say })
  try {
    await work(database.connection)
  } finally {
    await database.stop()
    await lock.release()
  }
}
