// To-dos: whose they are, and what becomes of one that repeats.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'

type Row = Record<string, unknown> & { id: string }

describe('to-dos', () => {
  const server = withServer()
  const ask = async (who: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/to-dos${path}`, {
      token: await server.token(`${who}@northgate.test`),
      ...(body === undefined ? {} : { body }),
    })
  const rowOf = (body: Record<string, unknown>) => body.data as Row
  const titles = async (who: string, query = '') => {
    const { body } = await ask(who, 'GET', `?per_page=200${query}`)
    return (body.data as unknown as { data: Row[] }).data.map(({ title }) => title)
  }

  test('one without an assignee is one’s own', async () => {
    const { body } = await ask('user', 'POST', '', { title: 'Sweep the office' })
    assert.equal((rowOf(body).assignee as { name: string }).name, 'Luc Tremblay')
  })

  test('people see what they were given and what they gave; a manager sees all', async () => {
    await ask('manager', 'POST', '', { title: 'For the manager alone' })
    assert.ok((await titles('manager')).includes('For the manager alone'))
    assert.ok(!(await titles('user')).includes('For the manager alone'))
    const { body } = await ask('manager', 'GET', '?search=For the manager alone')
    const [row] = (body.data as unknown as { data: Row[] }).data
    assert.equal((await ask('user', 'GET', `/${row?.id}`)).status, 404)
    assert.equal(
      (await ask('user', 'PATCH', `/${row?.id}`, { version: 1, title: 'x' })).status,
      404,
    )
  })

  test('an id that another person’s to-do has is taken for every caller', async () => {
    const id = crypto.randomUUID()
    assert.equal((await ask('manager', 'POST', '', { id, title: 'Mine' })).status, 201)
    const other = await ask('user', 'POST', '', { id, title: 'Mine' })
    assert.deepEqual([other.status, other.body.code], [409, 'row/exists'])
  })

  test('what repeats needs its first day', async () => {
    const { status, body } = await ask('user', 'POST', '', {
      title: 'Every week',
      repeats: 'weekly',
    })
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['due_on']])
  })

  const after = async (repeats: string, due_on: string) => {
    const title = `${repeats} ${due_on}`
    const made = await ask('user', 'POST', '', { title, repeats, due_on })
    await ask('user', 'PUT', `/${rowOf(made.body).id}/complete`)
    const { body } = await ask('user', 'GET', `?search=${encodeURIComponent(title)}`)
    return (body.data as unknown as { data: Row[] }).data.map((row) => row.due_on)
  }

  test('the next one is due in step with the last, and never in the past', async () => {
    assert.deepEqual(await after('never', '2030-01-10'), [])
    assert.deepEqual(await after('weekly', '2030-01-10'), ['2030-01-17'])
    assert.deepEqual(await after('monthly', '2030-01-31'), ['2030-02-28'])
    const [next] = (await after('daily', '2020-02-01')) as string[]
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' }).format(new Date())
    assert.equal(next, today)
  })

  test('one that is done is among the completed and can be opened again', async () => {
    const { body } = await ask('user', 'POST', '', { title: 'Once and done' })
    await ask('user', 'PUT', `/${rowOf(body).id}/complete`)
    assert.ok(!(await titles('user')).includes('Once and done'))
    assert.ok((await titles('user', '&state=completed')).includes('Once and done'))
    await ask('user', 'DELETE', `/${rowOf(body).id}/complete`)
    assert.ok((await titles('user')).includes('Once and done'))
  })
})
