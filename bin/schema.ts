// `npm run schema`: writes db/schema.sql and src/kit/db/tables.ts from a freshly migrated database, and
// lists new migrations as landed.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/kit/db/server/database.ts'
import { dumpSchema } from '../src/kit/db/server/dump-schema.ts'
import { startEmbedded } from '../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../src/kit/db/server/migrate.ts'
import { writeTables } from '../src/kit/db/server/write-tables.ts'
import { listNewMigrations } from './structure/landed.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-schema-'))
// Run by root, PostgreSQL has an account of its own, which must pass.
chmodSync(folder, 0o711)
const { connection, stop } = await startEmbedded({
  dataDir: join(folder, 'database'),
  log: () => undefined,
  fast: true,
})
try {
  await migrate(connection)
  const database = openDatabase(connection, () => undefined)
  const text = await database.transaction('owner', dumpSchema)
  const tables = await database.transaction('owner', writeTables)
  await database.close()
  writeFileSync(join(import.meta.dirname, '../src/kit/db/tables.ts'), tables)
  writeFileSync(join(import.meta.dirname, '../db/schema.sql'), text)
  listNewMigrations()
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
