// `npm run verify-log`: follows the chain of each company's changes, and computes the hash of each revision
// and of each stored file anew, also while the server runs. Names what was touched and ends with 1; ends
// with 0 when everything is as written. `--since <head>`, or the file of heads, proves the log's end too.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { ClientConfig } from 'pg'
import { readSettings } from '../src/app/settings.ts'
import {
  type Since,
  type Verdict,
  verifyChangeLog,
} from '../src/features/change-log/server/verify.ts'
import { verifyFiles } from '../src/features/files/server/verify-files.ts'
import { verifyRevisions } from '../src/features/submissions/content/server/verify-revisions.ts'
import { openDatabase } from '../src/kit/db/server/database.ts'
import type { FileStore } from '../src/kit/files/server/file-store.ts'
import { StartRefusal } from '../src/kit/refusal.ts'
import { storeOf } from './backups/store-of.ts'
import { reachOwnDatabase } from './own-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

type Company = Verdict['company']
type Asked = { store: FileStore; since: readonly Since[] }

/** How many were looked at, and how many are not as they were: each of those is named. */
async function told(company: Company, found: AsyncIterable<string | undefined>) {
  const count = { looked: 0, faults: 0 }
  for await (const fault of found) {
    count.looked += 1
    if (fault === undefined) continue
    count.faults += 1
    say(`✖ ${company.name} (${company.id}): ${fault}`)
  }
  return count
}

async function verify(connection: ClientConfig, { store, since }: Asked): Promise<void> {
  const database = openDatabase(connection, (error) => say(error.message))
  const unseen = new Set(since.map(({ hash }) => hash))
  try {
    for await (const { company, rows, hash, since: from, fault } of verifyChangeLog(
      database,
      since,
    )) {
      if (from !== undefined) unseen.delete(from)
      for (const one of since) if (one.company === company.id) unseen.delete(one.hash)
      if (fault !== undefined)
        say(`✖ ${company.name} (${company.id}): row ${fault.link} ${fault.what}`)
      const revisions = await told(company, verifyRevisions(database, company.id))
      const files = await told(company, verifyFiles(database, store, company.id))
      if (fault !== undefined || revisions.faults + files.faults > 0) process.exitCode = 1
      else
        say(
          `✔ ${company.name}: ${rows} rows, the last ${hash || 'none'}; ${revisions.looked} revisions, ${files.looked} files`,
        )
    }
    for (const hash of unseen) {
      process.exitCode = 1
      say(`✖ no log holds the head ${hash}: its end was removed or altered`)
    }
  } finally {
    await database.close()
  }
}

/** `--since` takes a head, or the file of heads: of it the last line of each company counts. */
async function sinceOf(given: readonly string[]): Promise<Since[]> {
  const found: Since[] = []
  for (const one of given)
    if (/^[0-9a-f]{64}$/.test(one)) found.push({ company: undefined, hash: one })
    else found.push(...(await headsIn(one)))
  return found
}

async function headsIn(path: string): Promise<Since[]> {
  const last = new Map<string, string>()
  const lines = createInterface({ input: createReadStream(path) })
  for await (const line of lines) {
    const [, company = '', hash = ''] =
      line.match(/^\d{4}-\d\d-\d\d ([0-9a-f-]{36}) ([0-9a-f]{64})$/) ?? []
    if (company !== '') last.set(company, hash)
  }
  if (last.size === 0) throw new StartRefusal(`There is no head in ${path}.`)
  return [...last].map(([company, hash]) => ({ company, hash }))
}

try {
  const read = readSettings(process.env)
  if ('faults' in read) throw new StartRefusal(read.faults.join('\n'))
  const { databaseUrl, dataDir } = read.settings
  const { values } = parseArgs({
    options: { since: { type: 'string', multiple: true, default: [] } },
  })
  const asked: Asked = {
    store: storeOf(read.settings),
    since: await sinceOf(values.since),
  }
  await reachOwnDatabase({ databaseUrl, dataDir, name: 'verify-log', say }, (connection) =>
    verify(connection, asked),
  )
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
