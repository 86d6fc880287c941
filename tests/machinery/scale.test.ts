// A database of realistic size: the same each time, and as if the product itself had written it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fillScale } from '../../demo/scale/fill-scale.ts'
import { verifyChangeLog } from '../../src/features/change-log/server/verify.ts'
import type { FormDefinition } from '../../src/features/forms/definition/index.ts'
import { decide } from '../../src/features/submissions/content/server/decide.ts'
import {
  outcomeOf,
  type ScoreSettings,
} from '../../src/features/submissions/content/server/outcome.ts'
import { verifyRevisions } from '../../src/features/submissions/content/server/verify-revisions.ts'
import type { Database, Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

/** Of three days: what is done to one thing is done to each, and every row of them costs each run. */
const days = { days: 3, lastDay: '2026-11-20' }
const filledTables = [
  ...[
    'account',
    'locations',
    'projects',
    'inventory',
    'submissions',
    'submission_revision',
    'answer',
  ],
  ...['signature_place', 'signature', 'submission_event', 'deficiencies', 'deficiency_event'],
]

let made: TestDatabase
before(async () => {
  made = await testDatabase()
  await fillScale(made.database, days)
})
after(() => made.drop())

const asCompany = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  made.database.transaction('owner', async (db) => {
    await db.run(sql`
      select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
    return work(db)
  })

/** One hash a table, of the rows of that life: what else the demo company has was made just now. */
const digests = (database: Database) =>
  database.transaction('owner', (db) =>
    Promise.all(
      filledTables.map(async (table) => {
        const [row] = await db.many<{ rows: number; digest: string }>(sql`
          select count(*) as rows, md5(string_agg(content, ' ' order by content collate "C")) as digest from (
            select md5((one - array['created_at', 'updated_at', 'form_version'])::text) as content
            from ${sql.id(table)} t, lateral (select to_jsonb(t) as one offset 0) as_json
            where one -> 'created_at' is distinct from one -> 'updated_at' or ${table} = 'answer'
          ) of_table`)
        return { table, ...row }
      }),
    ),
  )

test('the same length and last day give the same rows', async () => {
  const other = await testDatabase()
  try {
    await fillScale(other.database, days)
    const found = await digests(made.database)
    assert.deepEqual(await digests(other.database), found)
    for (const { table, rows } of found) assert.ok(Number(rows) > 20, `${table} has ${rows} rows`)
  } finally {
    await other.drop()
  }
})

test('what holds a company already is left as it is', async () => {
  const count = () => asCompany((db) => db.many(sql`select count(*) from submissions`))
  const was = await count()
  assert.equal(await fillScale(made.database, days), false)
  assert.deepEqual(await count(), was)
})

test('the change log and every revision are proved', async () => {
  for await (const { company, rows, fault } of verifyChangeLog(made.database)) {
    assert.equal(fault, undefined, company.name)
    const faults: string[] = []
    for await (const one of verifyRevisions(made.database, company.id))
      if (one !== undefined) faults.push(one)
    assert.deepEqual(faults, [])
    if (company.name === 'Northgate Builders') assert.ok(rows > 8000, `${rows} rows of the log`)
  }
})

type Sent = ScoreSettings & {
  number: string
  submitted_on: string
  answers: Record<string, unknown>
  definition: FormDefinition
  percent: number | null
  all_fails: number
}

test('the engine decides each answer as it stands', () =>
  asCompany(async (db) => {
    const all = await db.many<Sent>(sql`
      select s.number, s.submitted_on, r.answers, v.definition, s.percent, s.all_fails, f.scoring, f.pass_mark, f.critical_fail
      from submissions s join submission_revision r on r.company_id = s.company_id and r.submission = s.id
      join form_version v on v.company_id = r.company_id and v.id = r.form_version
      join forms f on f.company_id = s.company_id and f.id = s.form`)
    for (const {
      number,
      submitted_on,
      answers,
      definition,
      percent,
      all_fails,
      ...settings
    } of all) {
      const where = { today: submitted_on, timeZone: 'America/Toronto' }
      const decided = decide(definition, answers, where)
      assert.deepEqual(decided.answers, answers, number)
      const { open, fails } = outcomeOf(decided.filling, settings)
      assert.deepEqual([open.percent, fails], [percent, all_fails], number)
    }
  }))

test('numbers go on where the filled ones end', () =>
  asCompany(async (db) => {
    const [row] = await db.many<{ next: string; used: boolean }>(sql`
      select n as next, exists (select from submissions where number = n) as used
      from (select next_number('SUB') as n) next`)
    assert.equal(row?.used, false)
    assert.match(row?.next ?? '', /^SUB-\d{4}-\d+$/)
  }))

test('signatures stand for the stage, and for the revision that was signed', () =>
  asCompany(async (db) => {
    const wrong = await db.many(sql`
      select s.number from submissions s
      left join lateral (
        select count(*) as needed from signature_place p
        where p.company_id = s.company_id and p.submission = s.id) p on true
      left join lateral (
        select count(*) as given from signature g
        join submission_revision r on r.company_id = g.company_id and r.submission = g.submission
          and r.n = g.revision and r.hash = g.document_hash
        where g.company_id = s.company_id and g.submission = s.id) g on true
      where s.signatures_needed <> p.needed or s.signatures_given <> g.given
        or s.stage in ('unsigned', 'partly_signed') and g.given >= p.needed`)
    assert.deepEqual(wrong, [])
  }))
