// What comes without anybody pressing a button: an alert at its time, people who began since, the last day.
import assert from 'node:assert/strict'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { lookAfterAlerts } from '../telling/tell.job.ts'
import { tellReaders } from '../telling/tell.store.ts'
import { publishDue } from './publish.job.ts'
import { publishNow } from './publishing.store.ts'

const at = new Date('2126-11-18T17:00:00Z')
const before = new Date('2126-11-18T16:59:59Z')

async function write(db: Db, values: ReturnType<typeof sql>): Promise<string> {
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into safety_alerts (company_id, title, severity, content, channels, acknowledge,
      acknowledge_hours, audience, publish_at, archived_at)
    select current_company(), 'Ice on the deck', 'caution', '[{"id": "1"}]', '{mail}', true, 24, '[{"out": false, "kind": "everyone", "id": null, "value": null}]', v.*
    from (${values}) v returning id`,
  )
  return made?.id ?? ''
}

async function joins({ db, company, asOwner }: TestContext): Promise<string> {
  const { id } = await asOwner(() => makeAccount(db, company.id))
  await db.run(sql`insert into engagement (company_id, person, kind, starts_on)
    values (current_company(), ${id}, 'employee', '2020-01-01')`)
  return id
}

const editionOf = async (db: Db, id: string) =>
  (await db.many(sql`select edition from safety_alerts where id = ${id}`))[0]?.edition

dbTest(
  'it is published at its time, not before, and not where that is unwanted by then',
  async ({ db }) => {
    const due = await write(db, sql`select ${at}::timestamptz, null::timestamptz`)
    await publishDue(db, due, before)
    assert.equal(await editionOf(db, due), null)
    await publishDue(db, due, at)
    await publishDue(db, due, at)
    assert.equal(await editionOf(db, due), 1)
    const withdrawn = await write(db, sql`select null::timestamptz, null::timestamptz`)
    const archived = await write(db, sql`select ${at}::timestamptz, now()`)
    for (const id of [withdrawn, archived]) {
      await publishDue(db, id, at)
      assert.equal(await editionOf(db, id), null)
    }
  },
)

dbTest(
  'each morning who began since is told, once, and what has ended is closed',
  async (given) => {
    const { db } = given
    await db.run(sql`select set_config('app.source', 'job', true)`)
    const first = await joins(given)
    const alert = await write(db, sql`select null::timestamptz, null::timestamptz`)
    await publishNow(db, alert, new Date())
    await recomputeAudiences(db)
    await tellReaders(db, alert)
    const second = await joins(given)
    const unread = () =>
      db.many(
        sql`select account from notice where record = ${alert} and read_at is null order by id`,
      )
    assert.deepEqual(await unread(), [{ account: first }])
    await recomputeAudiences(db)
    await lookAfterAlerts(db)
    await lookAfterAlerts(db)
    assert.deepEqual(await unread(), [{ account: first }, { account: second }])
    await db.run(sql`update safety_alerts set expires_on = '2001-01-01' where id = ${alert}`)
    await lookAfterAlerts(db)
    assert.deepEqual(await unread(), [])
  },
)
