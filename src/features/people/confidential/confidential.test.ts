// What of a person only few may read: encrypted where it is stored, told when it is read, and nowhere else.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'

type Details = {
  values: Record<string, unknown>
  version: number
  can: string[]
  reads: { by: string }[]
}
const manager = 'manager@northgate.test'
const born = '1984-06-17'

describe('confidential details of a person', () => {
  const server = withServer()
  const as = async (email: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token(email),
      ...(body === undefined ? {} : { body }),
    })
  const ask = (method: string, path: string, body?: unknown) => as(manager, method, path, body)
  const owner = <Row>(statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<Row>(statement))
  const luc = async () => {
    const [found] = await owner<{ id: string }>(
      sql`select id from person where name = 'Luc Tremblay'`,
    )
    return found?.id ?? ''
  }
  const detailsIn = ({ body }: { body: Record<string, unknown> }) => body.data as Details
  const withoutRight = (refused: string) =>
    owner(
      sql`update account set denied_grants = ${refused}::text[] where first_name = 'Helen' returning id`,
    )

  test('they are read by the right alone, and each reader is told once a day', async () => {
    const id = await luc()
    const path = `users/${id}/confidential`
    const first = detailsIn(await ask('GET', path))
    assert.deepEqual(
      [first.values.birth_date, first.values.emergency_name],
      [born, 'Sylvie Tremblay'],
    )
    const again = detailsIn(await ask('GET', path))
    assert.deepEqual(
      again.reads.map(({ by }) => by),
      ['Maya Okafor'],
    )
    const told = await owner(sql`
      select actor_name, subject_id from change where action = 'read' and subject = 'person_confidential'`)
    assert.deepEqual(told, [{ actor_name: 'Maya Okafor', subject_id: id }])
    const log = await ask('GET', 'changes?subject=person_confidential')
    assert.match(JSON.stringify(log.body), /"deed":"read".+Luc Tremblay/)
    assert.equal((await as('user@northgate.test', 'GET', path)).status, 403)
    assert.equal((await as('manager@southfield.test', 'GET', path)).status, 404)
    const [other] = await owner<{ id: string }>(
      sql`select id from person where name = 'Isaac Boyd'`,
    )
    const theirs = `users/${other?.id}/confidential`
    const { values, version } = detailsIn(await ask('GET', theirs))
    const given = { version, values: { ...values, emergency_name: 'Ada Boyd' } }
    assert.equal(detailsIn(await ask('PUT', theirs, given)).values.emergency_name, 'Ada Boyd')
    assert.equal((await ask('GET', `users/${newId()}/confidential`)).status, 404, 'nobody')
  })

  test('who may not view users reads none of them', async () => {
    await owner(
      sql`update account set extra_grants = '{confidential.view}' where first_name = 'Helen' returning id`,
    )
    await withoutRight('{users.view}')
    const path = `users/${await luc()}/confidential`
    assert.equal((await as('management@northgate.test', 'GET', path)).status, 404)
    await withoutRight('{users.edit}')
    const read = detailsIn(await as('management@northgate.test', 'GET', path))
    assert.deepEqual(read.can, [])
    const body = { values: read.values, version: read.version }
    assert.equal((await as('management@northgate.test', 'PUT', path, body)).status, 403)
  })

  test('what is written is encrypted, checked, and told in the log without what it says', async () => {
    const id = await luc()
    const path = `users/${id}/confidential`
    const { values, version } = detailsIn(await ask('GET', path))
    const wrong = await ask('PUT', path, {
      version,
      values: { ...values, birth_date: '2999-01-01', emergency_phone: 'x' },
    })
    assert.deepEqual(
      [wrong.status, Object.keys(wrong.body.errors ?? {})],
      [422, ['values.birth_date', 'values.emergency_phone']],
    )
    const changed = { ...values, emergency_name: 'Odile Tremblay', home_address: null }
    const body = { version, values: changed }
    const written = detailsIn(await ask('PUT', path, body))
    assert.deepEqual(
      [written.values.emergency_name, written.values.home_address, written.values.birth_date],
      ['Odile Tremblay', null, born],
    )
    assert.equal((await ask('PUT', path, body)).status, 409, 'somebody else was faster')
    const stored = await owner(sql`select to_jsonb(d)::text as row from person_confidential d`)
    const log = await owner(sql`
      select before, after from change where subject = 'person_confidential' and action <> 'read'`)
    const everywhere = JSON.stringify([stored, log])
    for (const secret of [born, 'Tremblay', 'Rusholme'])
      assert.ok(!everywhere.includes(secret), secret)
    const told = JSON.stringify((await ask('GET', 'changes?subject=person_confidential')).body)
    assert.match(told, /Emergency contact/)
    assert.match(told, /Home address/)
    assert.doesNotMatch(told, /Birth date","before":null,"after":null.+"deed":"update"/)
  })

  test('no list, export or search has them', async () => {
    const { body } = await ask('GET', 'users?search=Tremblay')
    assert.doesNotMatch(JSON.stringify(body), new RegExp(`${born}|Odile|birth`))
    const sheet = await ask('GET', 'users/export?format=csv')
    assert.doesNotMatch(String(sheet.body.text), new RegExp(`${born}|Odile`))
    const found = await ask('GET', 'users?search=Odile')
    assert.equal((found.body.data as unknown as { total: number }).total, 0)
  })

  test('of somebody who is archived they are read and not changed', async () => {
    const [person] = await owner<{ id: string }>(
      sql`select id from person where name = 'Grace Osei'`,
    )
    const path = `users/${person?.id}/confidential`
    await ask('PUT', `users/${person?.id}/archive`, {})
    const { values, version, can } = detailsIn(await ask('GET', path))
    assert.deepEqual(can, [])
    assert.equal((await ask('PUT', path, { version, values })).status, 409)
  })
})
