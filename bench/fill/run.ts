// Filling an empty database with the demo company: as tests do it, and as the person who tries the product sees it.
// Budget: the whole year in 30 s on two cores.
import { fillDemo } from '../../src/app/demo/fill-demo.server.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import type { DemoSize } from '../../src/manifest/feature.server.ts'
import { createDatabase, makeTemplate, startPostgres } from '../../tests/postgres.ts'

const budget = 30

async function secondsOf(size: DemoSize, open: () => ReturnType<typeof createDatabase>) {
  const database = openDatabase(await open(), () => undefined)
  const began = performance.now()
  await fillDemo(database, { size })
  const seconds = (performance.now() - began) / 1000
  await database.close()
  return seconds
}

const { connection, stop } = await startPostgres()
try {
  const template = await makeTemplate(connection)
  const open = () => createDatabase(connection, template)
  for (const size of ['small', 'whole'] as const) {
    const seconds = await secondsOf(size, open)
    const told = size === 'whole' ? `, budget ${budget} s` : ''
    process.stdout.write(`${size}: ${seconds.toFixed(1)} s${told}\n`)
    if (seconds > budget) process.exitCode = 1
  }
} finally {
  await stop()
}
