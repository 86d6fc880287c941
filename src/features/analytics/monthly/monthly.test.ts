// The figures of a month on paper: made in the sight of who set the report up, kept with it, and mailed.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { wordsOfPdf } from '../../../../tests/registers/sheets.ts'
import { until } from '../../../../tests/until.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { asking } from '../../incidents/testing/asking.ts'
import { reportMornings } from './monthly.job.ts'

const server = withServer()
const { as, report } = asking(server)

type Paper = { id: string; name: string }
const owner = <T>(work: (db: Db) => Promise<T>) =>
  server.database.database.transaction('owner', work)

const mailsTo = (email: string) =>
  owner((db) =>
    db.many(
      { subject: 'string', attached: 'number' },
      sql`select subject, jsonb_array_length(attachments) as attached from mail
        where recipient = ${email} order by id`,
    ),
  )

/** A day of the last whole month, where the company is. */
const lastMonth = async () => {
  const [found] = await owner((db) =>
    db.many(
      { day: 'string', month: 'string' },
      sql`
      select m::date + 9 as day, m::date as month
      from (select date_trunc('month', now() at time zone timezone) - interval '1 month' as m
        from company where slug = 'northgate') of_company`,
    ),
  )
  assert.ok(found)
  return found
}

async function setUp(name: string, more: object = {}) {
  const { data, status, errors } = await (await as('manager'))('POST', 'monthly-reports', {
    ...{ name, contacts: [], language: 'en' },
    ...more,
  })
  assert.equal(status, 200 + Number(status === 201), JSON.stringify(errors))
  return data
}

const papersOf = async (id: string) => {
  const { data } = await (await as('manager'))('GET', `monthly-reports/${id}`)
  return { papers: data.papers as Paper[], made_for: data.made_for }
}

describe('monthly reports', () => {
  test('are made now, kept with the report, and mailed to contacts who want them', async () => {
    const manager = await as('manager')
    const { day, month } = await lastMonth()
    const { data: project } = await manager('POST', 'projects', {
      ...{ name: 'Slip harbour', number: '26-700', status: 'on_hold' },
      ...{ role_of_company: 'constructor', start_date: '2026-01-05' },
    })
    await report({ project: project.id, occurred_on: day, severity: 'medical_aid' })
    const { data: client } = await manager('POST', 'clients', { name: 'Slip Co', kind: 'owner' })
    const contact = async (name: string, more: object) =>
      (await manager('POST', 'client-contacts', { client: client.id, name, ...more })).data.id
    const contacts = [
      await contact('Ada Bell', { email: 'ada@slip.test' }),
      await contact('Ben Orr', { email: 'ben@slip.test', opted_out: true }),
    ]
    const { id } = await setUp('Slip', { project: project.id, contacts, language: 'fr' })
    assert.deepEqual(await papersOf(id), { papers: [], made_for: null })
    assert.equal((await manager('POST', `monthly-reports/${id}/papers`)).status, 204)
    const made = await until(async () => {
      const now = await papersOf(id)
      return now.papers.length > 0 && now
    })
    assert.equal(made.made_for, month)
    assert.equal(made.papers[0]?.name, `Slip ${month.slice(0, 7)}.pdf`)

    const answer = await fetch(`${server.address}/api/files/${made.papers[0]?.id}`, {
      headers: { authorization: `Bearer ${await server.token('manager@northgate.test')}` },
    })
    const words = wordsOfPdf(Buffer.from(await answer.arrayBuffer())).join('\n')
    assert.ok(words.includes('26-700 – Slip harbour') && words.includes('Chiffres de sécurité'))
    const [mail, ...more] = await mailsTo('ada@slip.test')
    assert.equal(more.length, 0)
    assert.match(mail?.subject ?? '', /^26-700 – Slip harbour : chiffres de sécurité, /)
    assert.equal(mail?.attached, 1)
    assert.deepEqual(await mailsTo('ben@slip.test'), [])
  })

  test('are made on the first morning of a month, once, and no more once they are ended', async () => {
    const { month } = await lastMonth()
    const [old, fresh, ended] = [await setUp('Old'), await setUp('Fresh'), await setUp('Ended')]
    const manager = await as('manager')
    assert.equal((await manager('PUT', `monthly-reports/${ended.id}/complete`)).status, 200)
    const ids = [old.id, ended.id]
    const morning = () =>
      owner(async (db) => {
        await db.run(sql`
          update monthly_reports set created_at = created_at - interval '62 days' where id = any(${ids}::uuid[])`)
        await db.run(sql`
          select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
        await reportMornings.awaitNext(db, new Date('2026-01-02T01:00:00Z'))
      })
    await morning()
    await until(async () => (await papersOf(old.id)).papers.length === 1)
    const { made_for, papers } = await papersOf(old.id)
    assert.equal(made_for, month)
    // A file that is of no record would be removed after a day.
    const kept = await owner((db) =>
      db.many(
        { subject: 'string?' },
        sql`select subject from file where id = any(${papers.map((one) => one.id)}::uuid[])`,
      ),
    )
    assert.deepEqual(kept, [{ subject: 'monthly-reports' }])
    await morning()
    // Made after it in the same turn: what was due before it is there by then.
    assert.equal((await manager('POST', `monthly-reports/${fresh.id}/papers`)).status, 204)
    await until(async () => (await papersOf(fresh.id)).papers.length === 1)
    assert.equal((await papersOf(old.id)).papers.length, 1)
    assert.deepEqual((await papersOf(ended.id)).papers, [])
    const refused = await manager('POST', `monthly-reports/${ended.id}/papers`)
    assert.equal(refused.code, 'row/archived')
  })

  test('are seen by who made them, and by people who read what is confidential', async () => {
    const { id } = await setUp('Of the manager')
    const management = await as('management')
    assert.equal((await management('GET', `monthly-reports/${id}`)).status, 404)
    assert.equal((await management('POST', `monthly-reports/${id}/papers`)).status, 403)
    assert.equal((await (await as('user'))('GET', `monthly-reports/${id}`)).status, 403)
    const both = await (await as('manager'))('POST', 'monthly-reports', {
      ...{ name: 'Both', language: 'en', contacts: [] },
      ...{ project: crypto.randomUUID(), entity: crypto.randomUUID() },
    })
    assert.equal(both.status, 422)
  })
})
