// `npm run backup`: copies the database and the files into a folder of their own, also while the server runs. The key
// file is not in it: it belongs in another place. `-- --to <folder>` says where backups go.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../src/app/settings.ts'
import { StartRefusal } from '../src/kit/refusal.ts'
import { storeOf } from './backups/store-of.ts'
import { writeBackup } from './backups/write-backup.ts'
import { reachOwnDatabase } from './own-database.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const read = readSettings(process.env)
  if ('faults' in read) throw new StartRefusal(read.faults.join('\n'))
  const { databaseUrl, dataDir } = read.settings
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const now = new Date()
  const name = `plumbline-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`
  const folder = join(resolve(values.to ?? join(dataDir, 'backups')), name)
  await reachOwnDatabase({ databaseUrl, dataDir, name: 'backup', say }, async (connection) => {
    const store = storeOf(read.settings)
    const { rows, files, lost } = await writeBackup({ connection, store, folder, now })
    say(`✔ ${rows} rows and ${files} files are in ${folder}.`)
    say('  Copy it to another machine, and keep the key file apart from it.')
    if (lost.length === 0) return
    process.exitCode = 1
    say(`✖ ${lost.length} files are on record but not in the store: ${lost.slice(0, 5).join(', ')}`)
  })
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
