// `npm run rekey`: makes a new key and turns every confidential value over to it, also while the server runs.
// Ended and begun again, it goes on where it was. `-- --lost` removes the values whose key is lost for good.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keyFileOf, readSettings } from '../src/app/settings.ts'
import { openDatabase } from '../src/kit/db/server/database.ts'
import { forgetLost, rekey } from '../src/kit/encryption/server/rekey.ts'
import { StartRefusal } from '../src/kit/refusal.ts'
import { reachOwnDatabase } from './own-database.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const read = readSettings(process.env)
  if ('faults' in read) throw new StartRefusal(read.faults.join('\n'))
  const { databaseUrl, dataDir } = read.settings
  const { values } = parseArgs({ options: { lost: { type: 'boolean', default: false } } })
  const path = keyFileOf(read.settings, resolve(dataDir))
  await reachOwnDatabase({ databaseUrl, dataDir, name: 'rekey', say }, async (connection) => {
    const database = openDatabase(connection, (error) => say(error.message))
    try {
      if (values.lost) {
        const removed = await forgetLost(database, path)
        say(`✔ ${removed} values whose key is lost were removed. Start Plumbline as usual.`)
        return
      }
      const { goesOn, rows, unreadable } = await rekey(database, path)
      if (goesOn) say('An earlier run had not come to its end: this one went on.')
      if (unreadable === 0)
        say(
          `✔ ${rows} rows have the new key. Make a new copy of ${path}; older backups need the older one.`,
        )
      else {
        process.exitCode = 1
        say(
          `✖ ${rows} rows have the new key; ${unreadable} could not be read and are as they were. The key file has both keys.`,
        )
      }
    } finally {
      await database.close()
    }
  })
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
