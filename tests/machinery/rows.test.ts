// What is said of a statement's rows is held against what it answers, in every test of the database.
import assert from 'node:assert/strict'
import { columns, json, one } from '../../src/kit/db/row.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { dbTest } from '../database.ts'

dbTest('rows of the shape that is said come as they are', async ({ db }) => {
  const shape = {
    ...columns('company', 'name', 'suspended_at'),
    country: one<'CA' | 'US'>(),
    about: json<{ a: number }>(),
    days: 'number',
  } as const
  const [row] = await db.many(
    shape,
    sql`select name, suspended_at, country, '{"a": 1}'::jsonb as about, 2::bigint as days from company
      where id = current_company()`,
  )
  assert.deepEqual([row?.suspended_at, row?.about.a, row?.days], [null, 1, 2])
})

const lies = [
  [
    'a column that is not answered',
    { name: 'string' },
    sql`select 1 as other`,
    /name is not answered/,
  ],
  ['another type', { n: 'string' }, sql`select 1 as n`, /n is number, not string/],
  ['an array', { n: 'numbers' }, sql`select 1 as n`, /n is number, not numbers/],
  ['null where nothing may stand', { n: 'number' }, sql`select null::integer as n`, /n is null/],
] as const
for (const [what, shape, query, told] of lies)
  dbTest(`${what} is found, by each way to ask`, async ({ db }) => {
    await assert.rejects(db.many(shape, query), told)
    await assert.rejects(db.maybe(shape, query), told)
  })

dbTest('no rows are no fault, and neither is more than was said', async ({ db }) => {
  assert.equal(await db.maybe({ n: 'number' }, sql`select 1 as n where false`), undefined)
  assert.deepEqual(await db.many({ n: 'number?' }, sql`select null::integer as n, 2 as m`), [
    { n: null, m: 2 },
  ])
})
