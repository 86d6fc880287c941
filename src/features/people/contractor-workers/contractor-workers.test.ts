// The workers of a contractor: added one a line, nobody twice.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, stranger, user } from '../../../../tests/submissions/sending.ts'
import type { ContractorWorker, WorkerVerdict } from './contractor-workers.contract.ts'

describe('the workers of a contractor', () => {
  const server = withServer()
  const as = async (email: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token(email),
      ...(body === undefined ? {} : { body }),
    })
  const good = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await as(manager, method, path, body)
    assert.ok(answer.status < 300, JSON.stringify(answer.body))
    return answer.body.data as T
  }
  type Added = { lines: WorkerVerdict[]; added: number }
  const contractor = async () =>
    (await good<{ id: string }>('POST', 'trade-contractors', { name: 'Bright Glass' })).id
  const workers = (id: string) => good<ContractorWorker[]>('GET', `trade-contractors/${id}/workers`)
  const add = (id: string, body: object) =>
    good<Added>('POST', `trade-contractors/${id}/workers`, body)

  test('lines become workers, a preview writes nothing, and nobody is added twice', async () => {
    const id = await contractor()
    const text = 'Ana de la Cruz, 905 555 0161, Glazier\nBo Li\nAna de la Cruz, 905 555 0161\n'
    const seen = await add(id, { text, preview: true })
    assert.deepEqual(
      seen.lines.map(({ name, trade, fault }) => [name, trade, fault]),
      [
        ['Ana de la Cruz', 'Glazier', null],
        ['Bo Li', null, null],
        ['Ana de la Cruz', null, 'twice'],
      ],
    )
    assert.deepEqual(await workers(id), [])
    assert.equal((await add(id, { text, starts_on: '2026-01-05' })).added, 2)
    assert.deepEqual(
      (await workers(id)).map(({ name, mobile, trade, starts_on, account }) => [
        ...[name, mobile, trade, starts_on, account],
      ]),
      [
        ['Ana de la Cruz', '905 555 0161', 'Glazier', '2026-01-05', false],
        ['Bo Li', null, null, '2026-01-05', false],
      ],
    )
    const again = await add(id, { text })
    assert.deepEqual([again.added, again.lines[1]?.fault], [0, 'there'])
    assert.equal((await add(id, { text: 'Bo Li', who: { 0: null } })).added, 1, 'another Bo Li')
  })

  test('who is known by their mobile is the same person, by a name alone only where it is said', async () => {
    const [first, second] = [await contractor(), await contractor()]
    await add(first, { text: 'Cyd Vale, 905 555 0162\nDee Moss, 905 555 0163' })
    const [cyd, dee] = await workers(first)
    await add(second, { text: 'C. Vale, +1 905-555-0162\nDee Moss' })
    const moved = (await workers(second)).map(({ id }) => id)
    assert.ok(moved.includes(cyd?.id ?? ''))
    assert.ok(!moved.includes(dee?.id ?? ''))
    const third = await contractor()
    await add(third, { text: 'Dee Moss', who: { 0: dee?.id } })
    assert.deepEqual(
      (await workers(third)).map(({ id }) => id),
      [dee?.id],
    )
    const wrong = await as(manager, 'POST', `trade-contractors/${third}/workers`, {
      text: 'Eve Orr',
      who: { 0: dee?.id },
    })
    assert.equal(wrong.status, 422)
  })

  test('what cannot be taken is said, and nothing of it is written', async () => {
    const id = await contractor()
    for (const text of ['', 'Cher', 'Fay Ash\nCher'])
      assert.equal(
        (await as(manager, 'POST', `trade-contractors/${id}/workers`, { text })).status,
        422,
      )
    assert.deepEqual(await workers(id), [])
  })

  test('grants, and other companies', async () => {
    const id = await contractor()
    const path = `trade-contractors/${id}/workers`
    assert.equal((await as(user, 'GET', path)).status, 403)
    assert.equal((await as(user, 'POST', path, { text: 'Gil Ray' })).status, 403)
    assert.equal((await as(stranger, 'GET', path)).status, 404)
    assert.equal((await as(stranger, 'POST', path, { text: 'Gil Ray' })).status, 404)
  })
})
