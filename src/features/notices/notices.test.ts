// Notices as people get them: who is told, once, and what they see of it as it happens.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { dbTest, dbTestCommitted } from '../../../tests/database.ts'
import { makeAccount, signIn } from '../../../tests/factories.ts'
import type { Caller } from '../../../tests/registers/caller.ts'
import { type House, openHouse } from '../../../tests/registers/house.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { newId } from '../../kit/ids.ts'
import { submissionReturned } from '../submissions/telling/notice-kinds.ts'
import * as calls from './notices.contract.ts'
import { lookFor } from './server/notices.store.ts'
import { closeNotices, notify } from './server/notify.store.ts'

const record = newId()
const facts = { by: 'Ada', number: 'SUB-1', form: 'Inspection', reason: 'Say more.' }

const tell = (db: Db, to: readonly string[], event = 'one') =>
  notify(db, submissionReturned, { to, record, event, facts })

const asWritten = (db: Db, by = '') =>
  db.run(sql`
    select set_config('app.source', 'staff', true), set_config('app.actor_id', ${by}, true)`)

const toldIn = (db: Db) =>
  db.many<{ account: string; read: boolean }>(sql`
    select account, read_at is not null as read from notice
    where company_id = current_company() order by id`)

dbTest(
  'each person is told once of an event: who works here, and not the person who did it',
  async ({ db, company, asOwner }) => {
    const [one, doer, gone, contractor] = await asOwner(() =>
      Promise.all([
        makeAccount(db, company.id),
        makeAccount(db, company.id),
        makeAccount(db, company.id),
        makeAccount(db, company.id, { kind: 'contractor' }),
      ]),
    )
    assert.ok(one && doer && gone && contractor)
    await asOwner(() =>
      db.run(sql`update account set deactivated_at = now() where id = ${gone.id}`),
    )
    const all = [one, doer, gone, contractor].map(({ id }) => id)
    await tell(db, all)
    assert.deepEqual(await toldIn(db), [], 'rows that nobody wrote are no news')
    await asWritten(db, doer.id)
    await tell(db, all)
    await tell(db, all)
    assert.deepEqual(await toldIn(db), [{ account: one.id, read: false }])
    await tell(db, all, 'another')
    assert.equal((await toldIn(db)).length, 2)
    await closeNotices(db, submissionReturned, record)
    assert.ok((await toldIn(db)).every(({ read }) => read))
  },
)

dbTestCommitted(
  'one look says how each person stands, and names nobody whose session has ended',
  async ({ database, company }) => {
    await database.transaction('owner', async (db) => {
      const watchers = []
      for (let n = 0; n < 3; n += 1) {
        const account = await makeAccount(db, company.id)
        await signIn(db, account)
        const [session] = await db.many<{ id: string }>(
          sql`select id from session where account_id = ${account.id}`,
        )
        watchers.push({ account: account.id, company: company.id, session: session?.id ?? '' })
      }
      const [first, second, left] = watchers
      assert.ok(first && second && left)
      await db.run(sql`select set_config('app.company_id', ${company.id}, true)`)
      await asWritten(db)
      for (const event of ['a', 'b']) await tell(db, [first.account], event)
      await db.run(sql`delete from session where id = ${left.session}`)
      const found = await lookFor(db, watchers)
      const unread = new Map(found.map((each) => [each.session, each.unread]))
      assert.deepEqual(
        [...unread].sort(),
        [
          [first.session, 2],
          [second.session, 0],
        ].sort(),
      )
    })
  },
)

describe('over HTTP', () => {
  let house: House
  before(async () => {
    house = await openHouse('notices')
  })
  const give = (who: Caller, ...events: string[]) =>
    house.database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${house.company.id}, true)`)
      await asWritten(db)
      for (const event of events) await tell(db, [who.account?.id ?? ''], event)
    })
  const read = async (who: Caller, query: Readonly<Record<string, unknown>> = {}) => {
    const { status, body } = await who.ask(calls.readNotices, { query })
    assert.equal(status, 200, JSON.stringify(body))
    return body as unknown as { data: calls.WordedNotice[]; older: string | null }
  }
  const events = (count: number) => Array.from({ length: count }, (_, n) => `event ${n}`)

  test('a person reads what they were told in their language, the latest first, page by page', async () => {
    const [ada, other] = [await house.person(), await house.person()]
    await give(ada, ...events(35))
    const first = await read(ada, { lang: 'fr' })
    assert.equal(first.data[0]?.says, 'Ada vous a renvoyé SUB-1\u00a0: Inspection')
    assert.equal(first.data[0]?.path, `/dashboard/submissions/edit/${record}`)
    const second = await read(ada, { before: first.older })
    assert.equal(second.older, null)
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 35)
    assert.deepEqual((await read(other)).data, [])
    assert.deepEqual((await read(ada, { kind: 'turn-to-sign' })).data, [])
  })

  test('what is marked as read is read, by its own person alone', async () => {
    const [ada, other] = [await house.person(), await house.person()]
    await give(ada, ...events(3))
    const unread = async () => (await ada.ask(calls.countUnread, {})).body.unread
    const [newest, middle] = (await read(ada)).data
    assert.ok(newest && middle)
    const ids = [middle.id]
    await other.ask(calls.markNotices, { body: { ids, read: true } })
    await other.ask(calls.markAll, { body: { until: newest.id } })
    assert.equal(await unread(), 3)
    await ada.ask(calls.markNotices, { body: { ids, read: true } })
    assert.deepEqual(
      (await read(ada, { state: 'unread' })).data.map(({ id }) => id).includes(middle.id),
      false,
    )
    assert.equal(await unread(), 2)
    await ada.ask(calls.markNotices, { body: { ids, read: false } })
    await ada.ask(calls.markAll, { body: { until: middle.id } })
    assert.equal(await unread(), 1, 'what came after the one that was seen stays unread')
  })

  const listen = async ({ token = '' }: Caller) => {
    const stop = new AbortController()
    const response = await fetch(house.address + calls.streamUnread.path, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: stop.signal,
    })
    const reader = response.body?.getReader()
    const next = async () => {
      const piece = await reader?.read()
      if (piece?.value === undefined) return undefined
      return new TextDecoder().decode(piece.value).match(/"unread":(\d+)/)?.[1]
    }
    return { status: response.status, next, stop: () => stop.abort() }
  }

  test('the stream says each change, and ends with the session', async () => {
    const ada = await house.person()
    const line = await listen(ada)
    assert.equal(await line.next(), '0')
    await give(ada, 'streamed')
    assert.equal(await line.next(), '1')
    await house.database.transaction('owner', (db) =>
      db.run(sql`delete from session where account_id = ${ada.account?.id}`),
    )
    assert.equal(await line.next(), undefined)
  })

  test('a person has six streams in a process; the next is asked to come again later', async () => {
    const ada = await house.person()
    const lines = []
    for (let n = 0; n < 7; n += 1) lines.push(await listen(ada))
    assert.deepEqual(
      lines.map(({ status }) => status),
      [200, 200, 200, 200, 200, 200, 429],
    )
    for (const line of lines) line.stop()
  })
})
