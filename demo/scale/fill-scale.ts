// Fills the demo company with the life of a contractor of five hundred workers, by SQL over whole sets:
// the same length and last day give the same rows.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillDemo } from '../../src/app/demo/fill-demo.server.ts'
import { strokesOf } from '../../src/features/submissions/demo/answers.ts'
import { demoPicture } from '../../src/features/submissions/demo/server/demo-photos.store.ts'
import { statements } from '../../src/features/submissions/signing/statements.ts'
import type { Database, Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import type { DemoPlace } from '../../src/manifest/feature.server.ts'
import { writeDocuments } from './documents.ts'

/** In days. */
export const scales = { week: 7, year: 365, 'three-years': 3 * 365 } as const
export type Scale = keyof typeof scales

type Person = { id: string; name: string }

const scripts = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.sql'))
  .sort()

async function fillYears(db: Db, days: number, lastDay: string, say: Say): Promise<void> {
  const people = await db.many<Person>(sql`
    select id, concat_ws(' ', first_name, last_name) as name from account
    where company_id = current_company() and kind = 'staff' order by id`)
  const [incident] = await db.many<{ id: string }>(sql`
    select id from incident_types where company_id = current_company() order by id limit 1`)
  const photo = demoPicture('guardrail-gap')
  await writeDocuments(db, { people, incident: incident?.id, photo: photo.sha256 })
  const words = Object.fromEntries(Object.entries(statements).map(([role, { en }]) => [role, en]))
  await db.run(sql`
    create temp table span on commit drop as
    select ${lastDay}::date - ${days - 1}::integer as first_day, ${lastDay}::date as last_day,
      ${people.find(({ name }) => name === 'Maya Okafor')?.id}::uuid as manager,
      ${photo.bytes}::bigint as photo_bytes, ${JSON.stringify(strokesOf('Demo worker'))}::jsonb as strokes,
      ${JSON.stringify(words)}::jsonb as statements`)
  for (const script of scripts) {
    say(script)
    // Of several statements: it travels as text, without values.
    await db.run({ text: [readFileSync(join(import.meta.dirname, script), 'utf8')], values: [] })
  }
  say('the change log')
  await writeLog(db)
}

/**
 * The triggers append to the log now. The head of the chain is found by its place, not by its key: without the
 * key, a million versions of it in one transaction are not searched for each other.
 */
async function writeLog(db: Db): Promise<void> {
  await db.run(sql`alter table change_head drop constraint change_head_pkey`)
  await db.run(sql`set constraints all immediate`)
  await db.run(
    sql`alter table change_head add constraint change_head_pkey primary key (company_id)`,
  )
}

type Say = (line: string) => void
type Asked = { days: number; lastDay: string; files?: DemoPlace }

/** Answers whether it filled anything: a database that holds a company is left as it is. */
export const fillScale = (
  database: Database,
  { days, lastDay, files }: Asked,
  say: Say = () => undefined,
): Promise<boolean> =>
  fillDemo(database, { files, past: (db) => fillYears(db, days, lastDay, say) })
