// `npm run provider -- you@example.com "Your name"`: makes this person an admin of the back office, also while the
// server runs, and prints the link on which they choose a password. `--end` takes it away.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readSettings } from '../src/app/settings.ts'
import {
  endProviderAdmin,
  nameProviderAdmin,
} from '../src/features/sign-in/server/provider-admins.store.ts'
import { openDatabase } from '../src/kit/db/server/database.ts'
import { StartRefusal } from '../src/kit/refusal.ts'
import { reachOwnDatabase } from './own-database.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const usage = 'Give an address and a name: npm run provider -- you@example.com "Your name"'

try {
  const read = readSettings(process.env)
  if ('faults' in read) throw new StartRefusal(read.faults.join('\n'))
  const { databaseUrl, dataDir, port, publicUrl = `http://localhost:${port}` } = read.settings
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { end: { type: 'boolean', default: false } },
  })
  const [given, name = ''] = positionals
  const email = z.email().safeParse(given)
  if (!email.success || (name.trim() === '' && !values.end)) throw new StartRefusal(usage)
  await reachOwnDatabase({ databaseUrl, dataDir, name: 'provider', say }, async (connection) => {
    const database = openDatabase(connection, (error) => say(error.message))
    try {
      if (values.end) {
        const ended = await database.transaction('owner', (db) => endProviderAdmin(db, email.data))
        if (!ended) throw new StartRefusal(`${email.data} is no admin of the back office.`)
        say(`✔ ${email.data} is no admin of the back office any more.`)
        return
      }
      const link = await database.transaction('owner', (db) =>
        nameProviderAdmin(db, { email: email.data, name: name.trim(), publicUrl }),
      )
      say(`✔ ${name.trim()} may open the back office. Within an hour they choose a password here:`)
      say(`  ${link}`)
    } finally {
      await database.close()
    }
  })
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
