// Contacts are told, each once and in their language, of a form of their contractor that has become past due.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { ago, manager, sending, text } from '../../../../tests/submissions/sending.ts'
import { until } from '../../../../tests/until.ts'
import { addDays, dayAt } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { tellPastDue } from './past-due.store.ts'

const pete = 'contractor@ironside.test'

describe('a form that is past due', () => {
  const server = withServer()
  const { good, form } = sending(server)
  const inNorthgate = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    server.database.database.transaction('owner', async (db) => {
      await db.run(sql`
        select set_config('app.company_id', id::text, true), set_config('app.source', 'test', true)
        from company where slug = 'northgate'`)
      return work(db)
    })
  const today = dayAt(new Date(), 'America/Toronto')
  let made = 0
  /** A contractor with a contact, a project and a form that was due then. */
  async function owes(due_on: string, account: string | null) {
    made += 1
    const contractor = await good(manager, 'POST', 'trade-contractors', { name: `Late ${made}` })
    const place = await good(manager, 'POST', 'projects', {
      ...{ number: `L-${made}`, name: `Late site ${made}`, start_date: '2026-01-05' },
    })
    await inNorthgate(async (db) => {
      await db.run(sql`update projects set status = 'active' where id = ${place.id}`)
      await db.run(sql`
        insert into tc_contacts (company_id, trade_contractor, name, role, email, language, account)
        values (current_company(), ${contractor.id}, 'Pete', 'primary', ${pete}, 'en', ${account})`)
    })
    await good(manager, 'POST', 'tc-projects', {
      ...{ trade_contractor: contractor.id, project: place.id, starts_on: addDays(today, -20) },
    })
    const asked = await form([text('what')])
    const line = await good(manager, 'POST', 'tc-forms', {
      ...{ trade_contractor: contractor.id, form: asked.id, frequency: 'day', due_on },
      starts_on: addDays(today, -20),
    })
    return { contractor: contractor.id, place: place.id, line: line.id, version: asked.version }
  }
  const accountOfPete = async () => {
    const [found] = await inNorthgate((db) =>
      db.many<{ id: string }>(
        sql`select a.id from account a where a.company_id = current_company()
          and a.kind = 'contractor' and a.last_name = 'Ironside'`,
      ),
    )
    return found?.id ?? assert.fail('Pete has no account')
  }
  const morning = () => inNorthgate(tellPastDue)
  const toldOf = ({ place }: { place: string }) =>
    inNorthgate((db) =>
      db.many<{ account: string }>(sql`
        select account from notice where kind = 'contractor-form-past-due' and record = ${place}`),
    )
  const mailAbout = (words: string) =>
    inNorthgate(async (db) => {
      const found = await db.many<{ text: string; unsubscribe: string }>(sql`
        select text, unsubscribe from mail where recipient = ${pete} and text like ${`%${words}%`}`)
      return found.length > 0 && found
    })

  test('its contacts who sign in are told once, of their own contractor’s alone, by a mail with its way out', async () => {
    const account = await accountOfPete()
    const own = await owes(addDays(today, -1), account)
    const present = await owes(today, account)
    const long = await owes(addDays(today, -9), account)
    const others = await owes(addDays(today, -1), null)
    await morning()
    await morning()
    assert.deepEqual(await toldOf(own), [{ account }])
    assert.deepEqual(await toldOf(present), [], 'its day is not over')
    assert.deepEqual(await toldOf(long), [], 'that is old news')
    assert.deepEqual(await toldOf(others), [])
    const mails = await until(() => mailAbout('Late site 1'))
    assert.equal(mails.length, 1)
    const [{ text: said, unsubscribe } = assert.fail()] = mails
    assert.match(said, /for Late site 1 was due on .+ and has not arrived/)
    assert.match(said, new RegExp(`/contractors/projects/${own.place}/forms/past-due`))
    assert.match(said, /No more mails of this kind: “A form of your company is past due”/)
    const token = unsubscribe.split('/').at(-1)
    const left = await fetch(`${server.address}/stop-notices/${token}`, { method: 'POST' })
    assert.equal(left.status, 204)
    const after = await owes(addDays(today, -1), account)
    await morning()
    const kept = await inNorthgate((db) =>
      db.many<{ mail: string | null }>(
        sql`select mail from notice where record = ${after.place} and account = ${account}`,
      ),
    )
    assert.deepEqual(kept, [{ mail: null }], 'who left is mailed no more')
    await inNorthgate((db) => db.run(sql`delete from notice_settings where account = ${account}`))
  })

  test('in French to who reads French; what has arrived is not past due', async () => {
    const account = await accountOfPete()
    await inNorthgate((db) => db.run(sql`update account set locale = 'fr' where id = ${account}`))
    const late = await owes(addDays(today, -1), account)
    const arrived = await owes(addDays(today, -1), account)
    const { status, body } = await server.ask('POST', '/api/contractors/submissions', {
      token: await server.token(pete),
      body: {
        ...{ id: randomUUID(), line: arrived.line, version: arrived.version, answers: {} },
        ...{ day: addDays(today, -1), place: arrived.place, contractor: arrived.contractor },
        ...{ files: [], lang: 'en', started_at: ago(60_000), submitted_at: ago(0) },
      },
    })
    assert.equal(status, 201, JSON.stringify(body))
    await morning()
    assert.deepEqual(await toldOf(arrived), [])
    assert.deepEqual(await toldOf(late), [{ account }])
    await until(() => mailAbout('était à remettre le'))
  })
})
