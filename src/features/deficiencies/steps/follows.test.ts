// What follows from deficiencies: the notice of an order, the mail of a new owner, the figures of a year.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { addDays, daysFromNow as day } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { writeMorning } from '../../notices/server/morning.job.ts'
import { deficiencyNotices } from '../telling/notice-kinds.ts'
import { asking, type Row } from '../testing/asking.ts'

describe('what follows from deficiencies', () => {
  const server = withServer()
  const { ask, read, me, make, step, taken, story, tokenOf } = asking(server)

  const noticesOf = async (id: string) =>
    (await story('manager', id)).events.filter(({ kind }) => kind === 'notice_due')

  test('an order is due by the inspector’s day; once it is complied with, its notice is a to-do', async () => {
    const owner = await me('user')
    const order = { source: 'order', order_reference: 'FV-78', comply_by: day(5), owner }
    const late = await ask('manager', 'POST', 'ies', { title: 'x', ...order, due_on: day(6) })
    assert.deepEqual(Object.keys(late.body.errors ?? {}), ['due_on'])
    const { id, due_on } = await make({ ...order, severity: 'low' })
    assert.equal(due_on, day(5))
    const longer = step('manager', 'extend', id, { due_on: day(6), reason: 'Parts are late.' })
    assert.deepEqual(Object.keys((await longer).body.errors ?? {}), ['due_on'])
    const waiting = async (query: string) => {
      const path = `/api/dashboard/to-dos?search=FV-78${query}`
      const { body } = await server.ask('GET', path, { token: await tokenOf('user') })
      return (body.data as unknown as { data: Row[] }).data
    }
    await taken('user', 'done', id)
    const [toDo, ...others] = await waiting('')
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' }).format(new Date())
    const third = addDays(today, 3)
    assert.equal(toDo?.due_on, third)
    assert.ok(String(toDo?.link).endsWith(`/dashboard/deficiency-registry?row=${id}`))
    assert.deepEqual(others, [])
    assert.ok(String(toDo?.notes).includes(dayIn('en', third)))
    assert.deepEqual(
      (await noticesOf(id)).map(({ detail }) => detail),
      [{ due_on: third }],
    )
    // Rejected and done again while the notice still waits: it is the same one.
    await taken('manager', 'reject', id, { reason: 'It still moves.' })
    await taken('user', 'done', id)
    assert.deepEqual([(await waiting('')).length, (await noticesOf(id)).length], [1, 1])
    const other = await make({ owner })
    await taken('user', 'done', other.id)
    assert.deepEqual(await noticesOf(other.id), [])
  })

  test('where the company has switched the rule off, nothing is asked for', async () => {
    const turn = async (on: boolean) => {
      const body = { on, reason: 'Our lawyer looks it up.' }
      const token = await tokenOf('manager')
      const path = '/api/dashboard/rules/ON-59-NOTICE'
      assert.equal((await server.ask('PUT', path, { token, body })).status, 204)
    }
    await turn(false)
    const order = { source: 'order', order_reference: 'FV-79', comply_by: day(5) }
    const { id } = await make({ ...order, owner: await me('user') })
    await taken('user', 'done', id)
    assert.deepEqual(await noticesOf(id), [])
    await turn(true)
    await taken('manager', 'reject', id, { reason: 'It still moves.' })
    await taken('user', 'done', id)
    assert.equal((await noticesOf(id)).length, 1)
  })

  test('an owner is given to a selection: each story says so, and one mail of the morning names them all', async () => {
    const owner = await me('user')
    const rows = [
      await make({ owner_name: 'Ironside' }),
      await make(),
      await make({ owner: await me('manager') }),
    ]
    const settled = await make()
    await taken('manager', 'void', settled.id, { reason: 'Seen twice.' })
    const ids = [...rows, settled].map(({ id }) => id)
    const { body } = await ask('manager', 'PATCH', 'ies/bulk', { ids, change: { owner } })
    const verdicts = body.data as unknown as { id: string; done: boolean }[]
    assert.deepEqual(
      verdicts.filter(({ done }) => !done).map(({ id }) => id),
      [settled.id],
    )
    for (const { id } of rows) {
      const row = await read(id)
      assert.deepEqual([(row.owner as { id: string }).id, row.owner_name], [owner, null])
      assert.equal((await story('manager', id)).events.at(-1)?.kind, 'reassigned')
    }
    await server.database.database.transaction('owner', async (db) => {
      await db.run(sql`
        select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
      const publicUrl = 'https://safety.test'
      await writeMorning(db, {
        now: new Date(),
        working: true,
        publicUrl,
        kinds: deficiencyNotices,
        tellers: [],
      })
    })
    const mails = await server.database.database.transaction('owner', (db) =>
      db.many<{ text: string }>(sql`
        select text from mail where recipient = 'user@northgate.test'
          and strpos(text, ${String(rows[0]?.number)}) > 0`),
    )
    assert.equal(mails.length, 1)
    for (const { number } of rows) assert.ok(mails[0]?.text.includes(String(number)))
  })

  test('how soon things are put right, and how much comes back', async () => {
    type Figures = {
      all: { closed: number; within: number; mean_days: number }
      by_severity: { severity: string; closed: number }[]
      by_category: { id: string | null; closed: number; within: number; mean_days: number }[]
      raised: number
      again: number
    }
    const figures = async () =>
      (await ask('manager', 'GET', 'y-figures')).body.data as unknown as Figures
    const choices = async (field: string) =>
      (await ask('manager', 'GET', `ies/choices/${field}?search=`)).body.data as unknown as Row[]
    const category = (await choices('category'))[0]?.id
    const [location, elsewhere] = (await choices('location')).map(({ id }) => id)
    const owner = await me('user')
    const was = await figures()
    const closed = async (due_on: string) => {
      const { id } = await make({ category, location, owner, severity: 'low', due_on })
      await taken('user', 'done', id)
      await taken('manager', 'verify', id)
      return id
    }
    const [inTime, late] = [await closed(day(5)), await closed(day(5))]
    await server.database.database.transaction('owner', async (db) => {
      await db.run(sql`update deficiencies set raised_on = raised_on - 20 where id = ${late}`)
      await db.run(sql`update deficiencies set due_on = raised_on where id = ${late}`)
    })
    const now = await figures()
    assert.equal(now.all.closed - was.all.closed, 2)
    assert.equal(now.all.within - was.all.within, 1)
    const of = ({ by_category }: Figures) => by_category.find(({ id }) => id === category)
    const days = (one: Figures) => (of(one)?.mean_days ?? 0) * (of(one)?.closed ?? 0)
    assert.ok(Math.abs(days(now) - days(was) - 20) < 1)
    assert.deepEqual([now.raised - was.raised, now.again - was.again], [2, 1])
    // The later of the two is elsewhere: then nothing came back.
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update deficiencies set location = ${elsewhere} where id = ${inTime}`),
    )
    assert.equal((await figures()).again, was.again)
  })
})
