// How far people have what is asked of them: what the matrix shows, right after each write, and no more than one sees.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, user } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { compliance } from '../matrix/letters.ts'
import type { matrices } from '../matrix/matrix.contract.ts'
import type { readCompliance } from './compliance.contract.ts'

type Matrix = ReplyOf<(typeof matrices)['everyone']['read']>['data']
type Compliance = ReplyOf<typeof readCompliance>['data']

const server = withServer()

describe('the compliance of trainings', () => {
  const as = async <T>(who: string, method: string, path: string, body?: unknown) => {
    const token = await server.token(who)
    const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
    return { status: answer.status, data: answer.body.data as T }
  }
  const compared = async (who = manager) => {
    const { data: said } = await as<Compliance>(who, 'GET', 'training-matrix/compliance')
    const { data: shown } = await as<Matrix>(who, 'GET', 'training-matrix')
    const { required, good } = compliance(shown.cells)
    const lettered = (letters: string) =>
      [...shown.cells.join('')].filter((letter) => letters.includes(letter)).length
    assert.deepEqual(
      [said.asked, said.good, said.missing, said.expired, said.expiring, said.pending],
      [required, good, lettered('m'), lettered('x'), lettered('963'), lettered('p')],
    )
    return { said, shown }
  }

  test('is what the matrix shows, also right after a record was written and revoked', async () => {
    const { said, shown } = await compared()
    assert.ok(said.missing > 0 && said.courses.length > 0)
    const [first] = said.courses
    const column = shown.courses.findIndex(({ id }) => id === first?.id)
    const lacks = shown.people.find((_, at) => shown.cells[at]?.[column] === 'm')
    const made = await as<{ id: string; version: number }>(manager, 'POST', 'users-trainings', {
      ...{ person: lacks?.id, course: first?.id, completed_on: '2026-11-02' },
      verified_how: 'original',
    })
    assert.equal(made.status, 201)
    const after = await compared()
    assert.equal(after.said.good, said.good + 1)
    await as(manager, 'PATCH', `users-trainings/${made.data.id}`, {
      ...{ version: made.data.version, revoked: true, revoked_reason: 'The wrong card.' },
    })
    assert.equal((await compared()).said.good, said.good)
  })

  test('counts no more people than its reader sees', async () => {
    const whole = (await compared()).said
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update account set scope = 'own'
        where login_id = (select id from login where email = ${user})`),
    )
    const own = (await compared(user)).said
    assert.ok(own.asked < whole.asked, `${own.asked} of ${whole.asked}`)
  })
})
