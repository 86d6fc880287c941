// Numbers of submissions go on, however many a year has.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { check, sending, user } from './sending.ts'

describe('numbers of submissions', () => {
  const server = withServer()
  const { form, body, sent } = sending(server)

  test('a year has room for more than 9,999', async () => {
    const made = await form([check('brakes')])
    await sent(user, body(made, { brakes: 'pass' }))
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update number_series set last = 9998 where series = 'SUB'`),
    )
    const numbers: string[] = []
    for (let n = 0; n < 3; n += 1)
      numbers.push((await sent(user, body(made, { brakes: 'pass' }))).number.slice(-5))
    assert.deepEqual(numbers, ['-9999', '10000', '10001'])
  })
})
