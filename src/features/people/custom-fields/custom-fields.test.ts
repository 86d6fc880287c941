// What a company wants to know of its people beside the usual: who sees it, who fills it in, what is encrypted.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'

type Shown = {
  fields: { id: string; label: string }[]
  values: Record<string, unknown>
  version: number
  editable: string[]
}
const manager = 'manager@northgate.test'
const luc = 'user@northgate.test'

describe('custom fields of users', () => {
  const server = withServer()
  const as = async (email: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token(email),
      ...(body === undefined ? {} : { body }),
    })
  const ask = (method: string, path: string, body?: unknown) => as(manager, method, path, body)
  const owner = <R>(statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<R>(statement))
  const shownIn = ({ body }: { body: Record<string, unknown> }) => body.data as Shown
  const path = async () => {
    const [found] = await owner<{ id: string }>(
      sql`select id from person where name = 'Luc Tremblay'`,
    )
    return `users/${found?.id}/custom-values`
  }
  const named = ({ fields }: Shown, label: string) =>
    fields.find((field) => field.label === label)?.id ?? label

  test('they are filled in as their kind says, a confidential one encrypted', async () => {
    const at = await path()
    const first = shownIn(await ask('GET', at))
    assert.deepEqual(
      first.fields.map(({ label }) => label),
      ['Hard hat number', 'Boot size', 'Drives', 'Licence number'],
    )
    const [hat, boot, drives, licence] = first.fields.map(({ id }) => id)
    const wrong = await ask('PUT', at, {
      version: first.version,
      values: { [`${boot}`]: 'large', [`${drives}`]: ['Tank'] },
    })
    assert.deepEqual(
      [wrong.status, Object.keys(wrong.body.errors ?? {}).sort()],
      [422, [`values.${boot}`, `values.${drives}.0`].sort()],
    )
    const values = {
      [`${hat}`]: 'H-114',
      [`${boot}`]: 10.5,
      [`${drives}`]: ['Cube van'],
      [`${licence}`]: 'T5512-40',
    }
    const written = shownIn(await ask('PUT', at, { version: first.version, values }))
    assert.deepEqual(written.values, values)
    assert.equal((await ask('PUT', at, { version: first.version, values: {} })).status, 409)
    const stored = JSON.stringify(
      await owner(sql`select to_jsonb(v) as v from user_value v union all
        select before || after from change where subject = 'user_value'`),
    )
    assert.ok(stored.includes('H-114') && !stored.includes('T5512'))
    const history = JSON.stringify((await ask('GET', 'changes?subject=user_value')).body)
    assert.match(history, /Hard hat number/)
  })

  test('who may not view confidential details is asked for none', async () => {
    await owner(
      sql`update account set extra_grants = '{users.view,users.edit}' where first_name = 'Helen' returning id`,
    )
    const seen = shownIn(await as('management@northgate.test', 'GET', await path()))
    assert.deepEqual(
      seen.fields.map(({ label }) => label),
      ['Hard hat number', 'Boot size', 'Drives'],
    )
    assert.doesNotMatch(JSON.stringify(seen), /T5512/)
    const south = await as('manager@southfield.test', 'GET', await path())
    assert.equal(south.status, 404)
    assert.equal((await as(luc, 'GET', await path())).status, 403)
  })

  test('people see of themselves what is shown to them, and fill in what is theirs to fill in', async () => {
    const own = 'my-account/custom-values'
    const seen = shownIn(await as(luc, 'GET', own))
    const boot = named(seen, 'Boot size')
    assert.deepEqual([seen.fields.length, seen.editable], [4, [boot]])
    assert.equal(seen.values[named(seen, 'Licence number')], 'T5512-40')
    const values = { [boot]: 11, [named(seen, 'Hard hat number')]: 'H-1' }
    const written = shownIn(await as(luc, 'PUT', own, { version: seen.version, values }))
    assert.deepEqual(
      [written.values[boot], written.values[named(seen, 'Hard hat number')]],
      [11, 'H-114'],
    )
  })

  test('the order is the company’s; a kind stays once it is filled in; an archived field is asked for no more', async () => {
    const before = shownIn(await ask('GET', await path()))
    const ids = before.fields.map(({ id }) => id).reverse()
    assert.equal((await ask('PUT', 'users-custom-fields/order', { ids })).status, 204)
    const after = shownIn(await ask('GET', await path()))
    assert.deepEqual(
      after.fields.map(({ id }) => id),
      ids,
    )
    const hat = named(after, 'Hard hat number')
    const row = (await ask('GET', `users-custom-fields/${hat}`)).body.data as {
      version: number
      filled: number
    }
    assert.equal(row.filled, 1)
    const change = await ask('PATCH', `users-custom-fields/${hat}`, {
      version: row.version,
      kind: 'number',
      confidential: true,
    })
    assert.deepEqual(
      [change.status, Object.keys(change.body.errors ?? {})],
      [422, ['kind', 'confidential']],
    )
    await ask('PUT', `users-custom-fields/${hat}/archive`, {})
    const left = shownIn(await ask('GET', await path()))
    assert.ok(left.fields.every(({ id }) => id !== hat))
    assert.equal((await as(luc, 'GET', 'users-custom-fields')).status, 403)
  })
})
