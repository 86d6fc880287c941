// How a contractor stands, and who of it signs in: by the calls of the product, on a real server.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { manager, sending, stranger, user } from '../../../tests/submissions/sending.ts'
import { addDays, dayAt } from '../../kit/day.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Approval } from './contractors.contract.ts'

type Row = { id: string; version: number; approval: string; state: string; access: string }

describe('contractors', () => {
  const server = withServer()
  const { ask, good } = sending(server)
  const owner = (statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(statement))
  const projectOf = async () =>
    (
      await owner(sql`select id from projects where completed_at is null order by number limit 1`)
    )[0]
  const make = (name: string) => good<Row>(manager, 'POST', 'trade-contractors', { name })
  const approval = (id: string) =>
    good<Approval>(manager, 'GET', `trade-contractors/${id}/approval`)
  const paper = (trade_contractor: string, kind: string, expires_on: string | null) =>
    ask(manager, 'POST', 'tc-papers', { trade_contractor, kind, name: `No ${kind}`, expires_on })
  async function decide(id: string, state: string, more: object = {}) {
    const { version } = await good<Row>(manager, 'GET', `trade-contractors/${id}`)
    return ask(manager, 'PATCH', `trade-contractors/${id}`, { version, state, ...more })
  }
  const today = () => dayAt(new Date(), 'America/Toronto')

  test('is approved once clearance and insurance are there, and expired the day after one ends', async () => {
    const { id, approval: first } = await make('Bright Glass')
    assert.equal(first, 'pending')
    assert.deepEqual((await approval(id)).missing, ['clearance', 'liability'])
    assert.equal((await decide(id, 'approved')).status, 422)
    assert.equal((await paper(id, 'clearance', null)).status, 422, 'a clearance ends on a day')
    const now = today()
    await paper(id, 'clearance', now)
    await paper(id, 'liability', addDays(now, -1))
    assert.equal((await decide(id, 'approved')).status, 422, 'the insurance has lapsed')
    const renewed = await paper(id, 'liability', addDays(now, 90))
    assert.equal((await decide(id, 'approved')).status, 200)
    assert.equal((await approval(id)).approval, 'approved')
    const { id: insurance } = renewed.body.data as unknown as Row
    assert.equal((await ask(manager, 'PUT', `tc-papers/${insurance}/archive`, {})).status, 200)
    const lapsed = await approval(id)
    assert.deepEqual([lapsed.approval, lapsed.lapsed], ['expired', ['liability']])
    const listed = await good<{ data: Row[] }>(
      manager,
      'GET',
      'trade-contractors?filter[approval]=expired',
    )
    assert.ok(listed.data.some((row) => row.id === id))
  })

  test('a manual that has lapsed is said and stops nobody; a suspension needs its reason', async () => {
    const { id } = await make('Oak Masonry')
    const now = today()
    await paper(id, 'clearance', addDays(now, 30))
    await paper(id, 'liability', addDays(now, 30))
    await paper(id, 'manual', addDays(now, -10))
    await decide(id, 'approved')
    const { approval: still, lapsed } = await approval(id)
    assert.deepEqual([still, lapsed], ['approved', ['manual']])
    assert.equal((await decide(id, 'suspended')).status, 422)
    const suspended = await decide(id, 'suspended', { suspended_reason: 'No guardrails.' })
    assert.equal(suspended.status, 200)
    assert.equal((await approval(id)).reason, 'No guardrails.')
  })

  test('is approved for a project once at a time', async () => {
    const { id } = await make('Elm Paving')
    const project = await projectOf()
    const on = (starts_on: string, ends_on: string | null) =>
      ask(manager, 'POST', 'tc-projects', {
        ...{ trade_contractor: id, project: project?.id, starts_on, ends_on },
      })
    assert.equal((await on('2026-03-02', '2026-03-31')).status, 201)
    assert.equal((await on('2026-03-31', null)).status, 422)
    assert.equal((await on('2026-04-01', null)).status, 201)
  })

  test('a contact is invited once, speaks for several contractors, and loses one alone', async () => {
    const [first, second] = [await make('Fir Roofing'), await make('Ash Roofing')]
    const contact = (trade_contractor: string) =>
      good<Row>(manager, 'POST', 'tc-contacts', {
        ...{ trade_contractor, name: 'Ida Fir', role: 'primary', language: 'fr' },
        email: 'ida@fir.test',
      })
    const one = await contact(first.id)
    const other = await contact(second.id)
    const open = (id: string) =>
      good<{ mailed: boolean }>(manager, 'PUT', `tc-contacts/${id}/access`)
    assert.deepEqual(
      [await open(one.id), await open(other.id)],
      [{ mailed: true }, { mailed: true }],
    )
    const accounts = await owner(sql`
      select a.kind, a.locale from account a join person p on p.id = a.person
      where p.email = 'ida@fir.test'`)
    assert.deepEqual(
      accounts.map(({ kind, locale }) => [kind, locale]),
      [['contractor', 'fr']],
    )
    assert.equal((await ask(manager, 'DELETE', `tc-contacts/${one.id}/access`)).status, 204)
    const access = async (id: string) =>
      (await good<Row>(manager, 'GET', `tc-contacts/${id}`)).access
    assert.deepEqual([await access(one.id), await access(other.id)], ['none', 'invited'])
  })

  test('staff are no contacts; grants, and other companies', async () => {
    const { id } = await make('Yew Electric')
    const contact = await good<Row>(manager, 'POST', 'tc-contacts', {
      ...{ trade_contractor: id, name: 'Luc Tremblay', role: 'safety', language: 'en' },
      email: user,
    })
    const path = `tc-contacts/${contact.id}/access`
    assert.equal((await ask(manager, 'PUT', path)).status, 422)
    assert.equal((await ask(user, 'PUT', path)).status, 403)
    assert.equal((await ask(stranger, 'PUT', path)).status, 404)
    assert.equal((await ask(stranger, 'DELETE', path)).status, 404)
    assert.equal((await ask(stranger, 'GET', `trade-contractors/${id}/approval`)).status, 404)
  })
})
