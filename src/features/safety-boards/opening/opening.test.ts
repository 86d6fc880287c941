// What somebody reads who scanned the code of a board, and what they do not.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, stranger, user } from '../../../../tests/submissions/sending.ts'
import type { BoardContent, Lack } from '../board/board.contract.ts'

describe('a safety board', () => {
  const server = withServer()
  const as = async (who: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/safety-boards${path}`, {
      token: await server.token(who),
      body,
    })
  const data = <T>({ body }: { body: Record<string, unknown> }) => body.data as T
  type Read = { path: string; lacks: Lack[]; scans: { scans: number }[]; board: BoardContent }
  const rows = async () =>
    data<{ data: { id: string; version: number; name: string }[] }>(await as(manager, 'GET', ''))
      .data
  const codeOf = (path: string) => path.split('/').at(-1) ?? ''
  const scan = (code: string, query = '') =>
    server.ask('GET', `/api/qr-code/safety-boards/${code}${query}`)
  const named = async (name: string) => {
    const found = (await rows()).find((row) => row.name === name)
    assert.ok(found, name)
    return found
  }
  const open = async (name: string) => {
    const { id } = await named(name)
    return { id, ...data<Read>(await as(manager, 'POST', `/${id}/board`)) }
  }

  test('shows what the registers say of its place, in its order, and counts its scans', async () => {
    const { path, id } = await open('Trailer at Gate A')
    const before = data<Read>(await as(manager, 'POST', `/${id}/board`)).scans
    const answer = await scan(codeOf(path))
    assert.equal(answer.status, 200)
    const { board } = data<{ board: BoardContent }>(answer)
    assert.equal(board.hospital?.name, 'Lakefront General Hospital')
    assert.equal(board.hospital?.muster_point, 'Gate A, on the pavement of Queens Quay')
    assert.ok(board.policies.some(({ title }) => title === 'Health and safety policy'))
    assert.match(board.policies[0]?.words.fr ?? '', /\p{L}/u)
    assert.ok(board.committee.length > 0 && board.first_aiders.length > 0)
    assert.ok(board.first_aiders.every(({ place }) => place.startsWith('Harbour Point')))
    assert.ok(board.emergency.some(({ phone }) => phone === '911'))
    // A code of a product on the board leads to its sheet.
    const [chemical] = board.chemicals
    const sheet = chemical?.path?.replace('/qr-code/', '/api/qr-code/') ?? ''
    assert.equal((await server.ask('GET', sheet)).status, 200)
    await scan(codeOf(path))
    const counted = data<Read>(await as(manager, 'POST', `/${id}/board`)).scans
    const sum = (all: Read['scans']) => all.reduce((n, { scans }) => n + scans, 0)
    assert.equal(sum(counted) - sum(before), 2)
  })

  test('tells its makers what it lacks, and its readers nothing of it', async () => {
    const { lacks, path } = await open('Trailer at Gate A')
    assert.ok(lacks.some(({ section, what }) => section === 'minutes' && what === 'old'))
    const { lacks: other } = await open('Site office, Station Road')
    assert.ok(other.some(({ section, what }) => section === 'minutes' && what === 'nothing'))
    // Her certificate is over: she is not posted.
    assert.ok(other.some(({ section, what }) => section === 'first_aiders' && what === 'expired'))
    assert.equal(JSON.stringify((await scan(codeOf(path))).body).includes('lacks'), false)
  })

  test('leads nowhere by an old code, another company’s hand, or once it is archived', async () => {
    const { id, path } = await open('Trailer at Gate A')
    assert.equal((await as(stranger, 'POST', `/${id}/board`)).status, 404)
    assert.equal((await as(stranger, 'PUT', `/${id}/code`)).status, 404)
    assert.equal((await as(user, 'PUT', `/${id}/code`)).status, 403)
    const renewed = data<{ path: string }>(await as(manager, 'PUT', `/${id}/code`)).path
    assert.equal((await scan(codeOf(path))).status, 404)
    assert.equal((await scan(codeOf(renewed))).status, 200)
    await as(manager, 'PUT', `/${id}/archive`, { reason: 'Done' })
    assert.equal((await scan(codeOf(renewed))).status, 404)
    await as(manager, 'DELETE', `/${id}/archive`)
    await as(manager, 'DELETE', `/${id}/code`)
    assert.equal((await scan(codeOf(renewed))).status, 404)
    assert.equal(data<Read>(await as(manager, 'POST', `/${id}/board`)).path, null)
  })

  test('with a PIN opens to a device that shows it, until there is another', async () => {
    const { id, path } = await open('Site office, Station Road')
    const code = codeOf(path)
    const { version } = await named('Site office, Station Road')
    assert.equal((await as(manager, 'PATCH', `/${id}`, { version, visibility: 'pin' })).status, 200)
    await as(manager, 'PUT', `/${id}/pin`, { pin: '4821' })
    const locked = data<Record<string, unknown>>(await scan(code))
    assert.deepEqual(Object.keys(locked).sort(), ['brand', 'locked', 'name'])
    const enter = (pin: string) =>
      server.ask('POST', `/api/qr-code/safety-boards/${code}/pass`, { body: { pin } })
    assert.equal((await enter('0000')).status, 422)
    const { pass } = data<{ pass: string }>(await enter('4821'))
    assert.equal(data<{ locked: boolean }>(await scan(code, `?pass=${pass}`)).locked, false)
    await as(manager, 'PUT', `/${id}/pin`, { pin: '7350' })
    assert.equal(data<{ locked: boolean }>(await scan(code, `?pass=${pass}`)).locked, true)
    for (let n = 0; n < 10; n += 1) await enter('1111')
    assert.equal((await enter('7350')).status, 429)
  })
})
