// Papers that a company asks of its people: who opens one, and when it ends.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { linesOf } from '../../../../tests/registers/sheets.ts'
import { sql } from '../../../kit/db/sql.ts'
import { ownName } from '../../../register/define.ts'

type Shown = { id: string; values: Record<string, unknown>; version: number }
const manager = 'manager@northgate.test'
const luc = 'user@northgate.test'

describe('custom fields of users that are files', () => {
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
  const path = async (name = 'Luc Tremblay') => {
    const [found] = await owner<{ id: string }>(sql`select id from person where name = ${name}`)
    return `users/${found?.id}/custom-values`
  }

  test('a file belongs to the one value that names it, and is opened by who may see that', async () => {
    const made = async (label: string, facts: object) =>
      shownIn(await ask('POST', 'users-custom-fields', { label, kind: 'file', ...facts })).id
    const send = async (name: string) => {
      const form = new FormData()
      form.append('file', new Blob([`What ${name} says.`], { type: 'text/plain' }), name)
      const sent = await fetch(`${server.address}/api/store_file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await server.token(manager)}` },
        body: form,
      })
      return ((await sent.json()) as { data: { id: string } }).data.id
    }
    const opens = async (email: string, file: string) =>
      (
        await fetch(`${server.address}/api/files/${file}`, {
          headers: { authorization: `Bearer ${await server.token(email)}` },
        })
      ).status
    const licence = await made('Licence', { visible: true })
    const record = await made('Medical record', { confidential: true })
    const [first, second, secret] = [
      await send('licence.txt'),
      await send('renewed.txt'),
      await send('lungs.txt'),
    ]
    const at = await path()
    const version = async () => shownIn(await ask('GET', at)).version
    const put = async (values: object) => ask('PUT', at, { version: await version(), values })
    const seen = shownIn(await put({ [licence]: first, [record]: secret }))
    const { bytes, ...named } = seen.values[licence] as { bytes: number }
    assert.deepEqual(named, { id: first, name: 'licence.txt', mime: 'text/plain' })
    assert.ok(bytes > 0)
    const stored = JSON.stringify(await owner(sql`select to_jsonb(v) as v from user_value v`))
    assert.ok(stored.includes(first) && !stored.includes(secret))

    // The person sees what is shown to them; who may see people but nothing confidential, what is not.
    const before = await Promise.all([opens(luc, first), opens(luc, secret)])
    assert.deepEqual(before, [200, 404])
    const helen = 'management@northgate.test'
    const refuse = (rights: string[]) =>
      owner(
        sql`update account set denied_grants = ${rights} where first_name = 'Helen' returning id`,
      )
    await refuse(['users.view'])
    assert.equal(await opens(helen, first), 404)
    await refuse([])
    assert.deepEqual([await opens(helen, first), await opens(helen, secret)], [200, 404])
    assert.equal(await opens('manager@southfield.test', first), 404)
    const columns = [licence, record].map(ownName)
    const listed = await ask('GET', `users?per_page=100`)
    const { data } = listed.body.data as unknown as { data: Record<string, unknown>[] }
    const row = data.find(({ name }) => name === 'Luc Tremblay')
    assert.deepEqual(
      [row?.[`${columns[0]}`], row?.[`${columns[1]}`]],
      [seen.values[licence], '•••'],
    )
    const caller = new Caller(server.address, await server.token(manager))
    const lines = await linesOf(
      caller,
      `/api/dashboard/users/export?format=csv&lang=en&columns=name,${columns.join(',')}`,
    )
    assert.deepEqual(
      lines.find(([name]) => name === 'Luc Tremblay'),
      ['Luc Tremblay', 'licence.txt', 'lungs.txt'],
    )

    // Another person's value does not take it; what replaces it ends it.
    const theirs = await path('Isaac Boyd')
    const taken = await ask('PUT', theirs, {
      version: shownIn(await ask('GET', theirs)).version,
      values: { [licence]: first },
    })
    assert.deepEqual(
      [taken.status, Object.keys(taken.body.errors ?? {})],
      [422, [`values.${licence}`]],
    )
    assert.equal((await put({ [licence]: second })).status, 200)
    assert.deepEqual([await opens(luc, first), await opens(luc, second)], [404, 200])

    // The change log says what a file was called, on the screen and in its sheet, also once the file is gone.
    const told = async () => {
      const { body } = await ask('GET', 'changes?subject=user_value&action=update')
      const [latest] = body.data as unknown as { lines: { label: string }[] }[]
      return latest?.lines.find(({ label }) => label === 'Value')
    }
    const renewed = { label: 'Value', before: 'licence.txt', after: 'renewed.txt' }
    assert.deepEqual(await told(), renewed)
    await owner(sql`delete from file where id = ${first} returning id`)
    assert.deepEqual(await told(), { ...renewed, before: 'licence.txt (removed)' })
    const sheet = await linesOf(
      caller,
      '/api/dashboard/changes/export?format=csv&lang=en&subject=user_value&action=update',
    )
    assert.ok(sheet.some((line) => line.includes('renewed.txt')))
    assert.ok(!sheet.flat().some((cell) => cell.includes(first) || cell.includes(second)))
    // Where the field has become confidential, who may not see such values reads that it changed.
    const secretly = (confidential: boolean, refused: string[]) =>
      owner(sql`
      with field as (update user_field set confidential = ${confidential} where id = ${licence})
      update account set denied_grants = ${refused} where first_name = 'Maya' returning id`)
    await secretly(true, ['confidential.view'])
    assert.deepEqual(await told(), { label: 'Value', before: null, after: null })
    await secretly(false, [])
    assert.equal((await put({ [licence]: null, [record]: null })).status, 200)
    assert.equal(await opens(luc, second), 404)
  })
})
