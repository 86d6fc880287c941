// `npm run recount`: counts anew what is kept up, also while the server runs, names what was kept otherwise and makes
// it right.
import { readSettings } from '../src/app/settings.ts'
import { rightCounts } from '../src/kit/counts/server/fold-counts.ts'
import { openDatabase } from '../src/kit/db/server/database.ts'
import { StartRefusal } from '../src/kit/refusal.ts'
import { reachOwnDatabase } from './own-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const read = readSettings(process.env)
  if ('faults' in read) throw new StartRefusal(read.faults.join('\n'))
  const { databaseUrl, dataDir } = read.settings
  await reachOwnDatabase({ databaseUrl, dataDir, name: 'recount', say }, async (connection) => {
    const database = openDatabase(connection, (error) => say(error.message))
    try {
      const astray = await rightCounts(database)
      for (const { of, company_id, by, kept, there } of astray)
        say(
          `✖ ${company_id}: ${of} by ${JSON.stringify(by)} were kept as ${kept}, there are ${there}`,
        )
      say(
        astray.length === 0 ? '✔ every count is right' : `${astray.length} counts were made right`,
      )
    } finally {
      await database.close()
    }
  })
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
