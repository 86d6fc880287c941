// Records: until when they hold, who verifies, what is found twice, and that the lists say what the law's room says.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { manager, user } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import { training as law } from '../../../regulation/index.ts'
import { recordState } from './record-state.store.ts'

async function insertCourse({ db }: TestContext, evidence: readonly string[] = []) {
  const made = await db.maybe(
    { id: 'string' },
    sql`insert into training (company_id, name, category, validity, months, evidence)
      values (current_company(), 'Heights', 'statutory', 'months', 36, ${[...evidence]}::text[]) returning id`,
  )
  return made?.id ?? ''
}

dbTest(
  'a record in a list stands as the law’s room says it stands, on each day around each threshold',
  async (given) => {
    const { db, company, asOwner } = given
    const course = await insertCourse(given)
    const { id: person } = await asOwner(() => makeAccount(db, company.id))
    for (const days of [-400, -1, 0, 1, 29, 30, 31, 59, 60, 61, 89, 90, 91, 400])
      for (const verified of [true, false]) {
        await db.run(sql`update training set evidence = ${verified ? [] : ['verifier']}::text[]`)
        const row = await db.maybe(
          { state: 'string', expires_on: 'string', today: 'string' },
          sql`
        with made as (insert into training_records (company_id, name, person, course, completed_on, expires_on)
          values (current_company(), 'Heights', ${person}, ${course}, '2020-01-01',
            company_today() + ${days}::integer) returning *)
        select ${recordState} as state, t.expires_on, company_today() as today from made t`,
        )
        assert.ok(row)
        const { status } = law.status({
          courses: [],
          records: [{ course, completedOn: '2020-01-01', expiresOn: row.expires_on, verified }],
          requirement: { course },
          today: row.today,
        })
        // Alone, what nobody verified and is over is missing to the law, and expired in a list.
        const expected = status === 'missing' ? 'expired' : status
        assert.equal(row.state, expected, `${days} days, ${verified ? 'verified' : 'not verified'}`)
      }
  },
)

const server = withServer()

describe('a training record', () => {
  const as = async (who: string, method: string, path: string, body?: unknown) => {
    const token = await server.token(who)
    return server.ask(method, `/api/dashboard/${path}`, { token, body })
  }
  const make = async (who: string, fields: object) => as(who, 'POST', 'users-trainings', fields)
  const course = async (fields: object) =>
    (
      (
        await as(manager, 'POST', 'training', {
          name: `Course ${Math.random()}`,
          category: 'trade',
          ...fields,
        })
      ).body.data as { id: string }
    ).id
  const people = async (search: string) =>
    (await as(manager, 'GET', `users-trainings/choices/person?search=${search}`)).body
      .data as unknown as { id: string; name: string }[]
  const dataOf = (answer: { body: Record<string, unknown> }) =>
    answer.body.data as Record<string, unknown>

  test('expires when the course says, or on another day with a reason', async () => {
    const [person] = await people('a')
    const renewed = await course({ validity: 'months', months: 36, anchor: 'previous_expiry' })
    const record = { person: person?.id, course: renewed, completed_on: '2020-02-29' }
    const first = await make(manager, record)
    assert.equal(first.status, 201)
    assert.equal(dataOf(first).expires_on, '2023-02-28')
    const early = await make(manager, { ...record, completed_on: '2023-01-10' })
    assert.equal(dataOf(early).expires_on, '2026-02-28')

    const other = { ...record, completed_on: '2023-01-11', expiry_override: '2025-06-30' }
    assert.deepEqual(Object.keys((await make(manager, other)).body.errors ?? {}), ['expiry_reason'])
    const said = await make(manager, { ...other, expiry_reason: 'The card says so.' })
    assert.equal(dataOf(said).expires_on, '2025-06-30')
  })

  test('of the same person, course and day is refused', async () => {
    const [person] = await people('a')
    const record = {
      person: person?.id,
      course: await course({ validity: 'none' }),
      completed_on: '2024-05-01',
    }
    assert.equal((await make(manager, record)).status, 201)
    assert.deepEqual(Object.keys((await make(manager, record)).body.errors ?? {}), ['completed_on'])
  })

  test('waits for its evidence or for somebody who verifies it; the person who may not edit cannot', async () => {
    const [person] = await people('a')
    const record = {
      person: person?.id,
      course: await course({ validity: 'none', evidence: ['number', 'certificate'] }),
      completed_on: '2024-05-01',
      certificate_number: 'A 1',
    }
    const refused = await make(user, { ...record, verified_how: 'original' })
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['verified_how'])
    const waiting = dataOf(await make(user, record))
    assert.equal(waiting.state, 'pending_verification')
    const seen = await as(manager, 'PATCH', `users-trainings/${waiting.id}`, {
      version: waiting.version,
      verified_how: 'original',
    })
    assert.equal(dataOf(seen).state, 'valid')
    assert.ok(dataOf(seen).verified_by)
    const revoked = await as(manager, 'PATCH', `users-trainings/${waiting.id}`, {
      version: dataOf(seen).version,
      revoked: true,
      revoked_reason: 'The provider lost its approval.',
    })
    assert.equal(dataOf(revoked).state, 'revoked')
    assert.ok(dataOf(revoked).revoked_on)
  })

  test('is made for a group at once; who has it already is named', async () => {
    const some = (await people('')).slice(0, 3)
    const body = {
      course: await course({ validity: 'none' }),
      people: some.map(({ id }) => id),
      completed_on: '2024-05-01',
    }
    const group = (given: object) => as(manager, 'POST', 'training-records/group', given)
    assert.equal(dataOf(await group({ ...body, people: body.people.slice(0, 1) })).made, 1)
    const { made, skipped } = dataOf(await group(body))
    assert.deepEqual([made, skipped], [2, [{ id: some[0]?.id, name: some[0]?.name }]])
    assert.equal((await group({ ...body, completed_on: '2999-01-01' })).status, 422)
  })
})
