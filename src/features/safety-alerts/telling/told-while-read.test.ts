// Somebody reads an alert at the moment when people are told of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { until } from '../../../../tests/until.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { noteRead } from '../reading/reading.store.ts'
import { tellReaders } from './tell.store.ts'

const server = withServer()

test('who reads an alert while people are told of it waits for nobody who waits for them', async () => {
  const { database } = server.database
  const [live] = await database.transaction('owner', (db) =>
    db.many(
      { company: 'string', alert: 'string', person: 'string', round: 'number' },
      sql`
      select t.company_id as company, t.id as alert, m.person, v.round
      from safety_alerts t
      join safety_alert_version v on v.company_id = t.company_id and v.alert = t.id and v.number = t.edition
      join audience_member m on m.company_id = t.company_id and m.audience = t.id
      where t.archived_at is null and t.ended_at is null order by t.id, m.person limit 1`,
    ),
  )
  assert.ok(live)
  const { company, alert, person, round } = live
  const within = <T>(work: (db: Db) => Promise<T>) =>
    database.transaction('app', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${company}, true)`)
      return work(db)
    })
  await database.transaction('owner', (db) =>
    db.run(sql`delete from safety_alert_reader where alert = ${alert}`),
  )
  const waiters = async (number: number) =>
    until(async () => {
      const [found] = await database.transaction('owner', (db) =>
        db.many(
          { count: 'number' },
          sql`select count(*) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      return found?.count === number
    })
  // Both wait for a third, so that they go on at once: first who tells, then who reads.
  const both = await within(async (db) => {
    await db.run(
      sql`select id from safety_alerts where company_id = ${company} and id = ${alert} for update`,
    )
    const telling = within((other) => tellReaders(other, alert))
    await waiters(1)
    const reading = within((other) => noteRead(other, { alert, round, person }))
    await waiters(2)
    return [telling, reading]
  })
  await Promise.all(both)
  const [row] = await database.transaction('owner', (db) =>
    db.many(
      { read: 'boolean' },
      sql`select read_at is not null as read from safety_alert_reader
        where alert = ${alert} and person = ${person}`,
    ),
  )
  assert.equal(row?.read, true)
})
