// What a company wants to know of its people beside the usual: who sees it, who fills it in, what is encrypted.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { linesOf, sendSheet } from '../../../../tests/registers/sheets.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { ownName } from '../../../register/define.ts'

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

  test('people without an account have them too', async () => {
    const [pane] = await owner<{ id: string }>(sql`select id from person where name = 'Isaac Boyd'`)
    const at = `users/${pane?.id}/custom-values`
    const first = shownIn(await ask('GET', at))
    const hat = named(first, 'Hard hat number')
    assert.deepEqual(
      first.editable,
      first.fields.map(({ id }) => id),
    )
    const body = { version: first.version, values: { [hat]: 'H-9' } }
    assert.equal(shownIn(await ask('PUT', at, body)).values[hat], 'H-9')
    assert.equal((await ask('GET', `users/${newId()}/custom-values`)).status, 404)
    await ask('PUT', at, { version: first.version + 1, values: { [hat]: null } })
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

  test('the list has them as columns, the file too, and a sheet fills them in', async () => {
    const caller = new Caller(server.address, await server.token(manager))
    const own = async (email: string) =>
      (await as(email, 'GET', 'users/own-fields')).body.data as { id: string; label: string }[]
    const column = Object.fromEntries(
      (await own(manager)).map(({ id, label }) => [label, ownName(id)]),
    )
    const at = await path()
    const first = shownIn(await ask('GET', at))
    const values = {
      [named(first, 'Boot size')]: 10.5,
      [named(first, 'Drives')]: ['Cube van'],
      [named(first, 'Licence number')]: 'T5512-40',
    }
    assert.equal((await ask('PUT', at, { version: first.version, values })).status, 200)
    const rows = async (query: string, email = manager) => {
      const { status, body } = await as(email, 'GET', `users?${query}`)
      assert.equal(status, 200, JSON.stringify(body))
      return (body.data as unknown as { data: Record<string, unknown>[] }).data
    }
    const [found, ...others] = await rows(`filter[${column.Drives}]=Cube van`)
    assert.deepEqual([found?.name, others.length], ['Luc Tremblay', 0])
    assert.deepEqual(
      [found?.[`${column['Boot size']}`], found?.[`${column['Licence number']}`]],
      [10.5, '•••'],
    )
    assert.equal((await rows(`sort=-${column['Boot size']}`))[0]?.name, 'Luc Tremblay')
    assert.equal((await rows(`filter[${column['Boot size']}]=10..11`)).length, 1)
    const unknown = await ask('GET', `users?filter[${ownName(newId())}]=x`)
    assert.equal(unknown.status, 422)

    const columns = `name,${column.Drives},${column['Licence number']}`
    const file = `/api/dashboard/users/export?format=csv&lang=en&columns=${columns}`
    const [heads, ...lines] = await linesOf(caller, file)
    assert.deepEqual(heads, ['Name', 'Drives', 'Licence number'])
    assert.deepEqual(
      lines.find(([name]) => name === 'Luc Tremblay'),
      ['Luc Tremblay', 'Cube van', 'T5512-40'],
    )
    const [event] = await owner<{ after: { columns: string[] } }>(sql`
      select after from change where action = 'export' and subject = 'person' order by seq desc limit 1`)
    assert.deepEqual(event?.after.columns, ['name', 'Drives', 'Licence number'])
    const [read] = await owner<{ n: number }>(sql`
      select count(*)::int as n from change c join person p on p.id = c.subject_id
      where c.action = 'read' and c.subject = 'person_confidential' and p.name = 'Luc Tremblay'`)
    assert.ok((read?.n ?? 0) > 0, 'who read it is in the log')

    const sheet = await sendSheet(
      caller,
      'people.csv',
      'Email,Boot size,Drives,Licence number\nuser@northgate.test,11,Pick-up,X',
    )
    const asked = { file: sheet, twins: 'update' }
    const checked = await ask('POST', 'users/import?dry_run=1', asked)
    const verdict = checked.body.data as unknown as {
      token: string
      mapping: Record<string, string | null>
      lines: { verdict: string; changes: { label: string; before: string; after: string }[] }[]
    }
    assert.deepEqual(verdict.mapping, {
      Email: 'email',
      'Boot size': column['Boot size'],
      Drives: column.Drives,
      // What is confidential is filled in on the person's own page alone.
      'Licence number': null,
    })
    const changes = verdict.lines[0]?.changes.toSorted((a, b) => (a.label < b.label ? -1 : 1))
    assert.deepEqual(changes, [
      { label: 'Boot size', before: '10.5', after: '11' },
      { label: 'Drives', before: 'Cube van', after: 'Pick-up' },
    ])
    const { token } = verdict
    assert.equal((await ask('POST', 'users/import', { ...asked, token })).status, 200)
    const now = shownIn(await ask('GET', at))
    assert.deepEqual(now.values[named(now, 'Drives')], ['Pick-up'])
    assert.equal((await ask('POST', 'users/import/undo', { token })).status, 200)
    const back = shownIn(await ask('GET', at))
    assert.deepEqual(
      [back.values[named(back, 'Boot size')], back.values[named(back, 'Drives')]],
      [10.5, ['Cube van']],
    )
  })

  test('who may not read what is confidential has no such column, and takes none out', async () => {
    const all = (await ask('GET', 'users/own-fields')).body.data as { id: string; label: string }[]
    const secret = ownName(all.find(({ label }) => label === 'Licence number')?.id ?? '')
    await owner(
      sql`update account set extra_grants = '{users.view}' where first_name = 'Luc' returning id`,
    )
    const theirs = (await as(luc, 'GET', 'users/own-fields')).body.data as { label: string }[]
    assert.ok(theirs.length > 0 && theirs.every(({ label }) => label !== 'Licence number'))
    assert.equal((await as(luc, 'GET', `users?filter[${secret}]=none`)).status, 422)
    assert.equal((await as(luc, 'GET', `users/export?format=csv&columns=${secret}`)).status, 422)
    await owner(sql`update account set extra_grants = '{}' where first_name = 'Luc' returning id`)
  })
})
