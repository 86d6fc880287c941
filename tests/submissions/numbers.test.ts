// Numbers of submissions go on, however many a year has, and stand in lists as people count.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { Caller } from '../registers/caller.ts'
import { linesOf } from '../registers/sheets.ts'
import { check, sending, user } from './sending.ts'

describe('numbers of submissions', () => {
  const server = withServer()
  const { form, body, sent, good } = sending(server)
  const begins = `SUB-${new Date().getUTCFullYear()}-`
  const upwards = ['9996', '9997', '9998', '9999', '10000', '10001', '10002'].map(
    (digits) => begins + digits,
  )
  const made: string[] = []

  before(async () => {
    const checked = await form([check('brakes')])
    await sent(user, body(checked, { brakes: 'pass' }))
    await server.database.database.transaction('owner', async (db) => {
      await db.run(sql`
        select set_config('app.company_id', company_id::text, true) from submissions limit 1`)
      await db.run(sql`select continue_numbers('SUB', extract(year from now())::integer, 9995)`)
      // What the demo company had sent stands aside: the pages below are of seven.
      await db.run(sql`update submissions set archived_at = now()`)
    })
    for (const _ of upwards) made.push((await sent(user, body(checked, { brakes: 'pass' }))).number)
  })

  test('a year has room for more than 9,999', () => assert.deepEqual(made, upwards))

  /** From the middle on a page is found from the end. */
  const page = async (sort: string, n: number) => {
    const query = `submissions?sort=${sort}&per_page=2&page=${n}`
    const { data } = await good<{ data: { number: string }[] }>(user, 'GET', query)
    return data.map(({ number }) => number)
  }

  for (const [sort, ordered] of [
    ['number', upwards],
    ['-number', upwards.toReversed()],
  ] as const) {
    test(`by ${sort}, every page has those that people would count there`, async () => {
      for (const n of [1, 2, 3, 4])
        assert.deepEqual(await page(sort, n), ordered.slice(2 * n - 2, 2 * n), `page ${n}`)
    })

    test(`a file by ${sort} has the order of the list`, async () => {
      const who = new Caller(server.address, await server.token(user))
      const path = `/api/dashboard/submissions/export?format=csv&columns=number&sort=${sort}`
      assert.deepEqual((await linesOf(who, path)).slice(1).flat(), ordered)
    })
  }
})
