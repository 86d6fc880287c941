// What must stand before tests run: made once, by the parent, for all processes.
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SharedDatabase } from '../../tests/database.ts'
import { command } from './children.ts'

export type Prepared = { env: Record<string, string>; stop(): Promise<void> }

/** A PostgreSQL with the templates in it. */
export async function prepareDatabase(programs?: string): Promise<Prepared> {
  // Loaded here: what runs no database must not wait for it.
  const postgres = await import('../../tests/postgres.ts')
  const { connection, stop } = await postgres.startPostgres(programs)
  const made: string[] = []
  const stopAll = async () => {
    for (const name of made.reverse()) await postgres.removeDatabase(connection, name)
    await stop()
  }
  try {
    const template = await postgres.makeTemplate(connection)
    made.push(template)
    const demoTemplate = await postgres.makeDemoTemplate(connection, template)
    made.push(demoTemplate)
    const shared: SharedDatabase = { connection, template, demoTemplate }
    return { env: { TEST_DATABASE: JSON.stringify(shared) }, stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}

/** The page that shows components, which takes as long to build as a file of its tests to run. */
export async function prepareSite(): Promise<Prepared> {
  // Loaded here: what shows no components must not wait for it.
  const { buildSite } = await import('../../tests/components/site.ts')
  const folder = await buildSite()
  return {
    env: { TEST_SITE: folder },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The programs of a PostgreSQL that is on the machine already. */
export function otherPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => Number(/\d+/.exec(folder)?.[0]) >= 15)
    .at(-1)
}

/** The front end, unless what it is made from has not changed since it was built. */
export async function buildFrontEnd(): Promise<void> {
  const { code, said } = await command([join(import.meta.dirname, '../build.ts')])
  if (code !== 0) throw new Error(`The front end could not be built.\n${said}`)
}
